/**
 * The set in three dimensions: the same standees, table and camera as the judge's. three.js is
 * loaded with this file, and this file only by the viewfinder.
 *
 * Across and up are three's x and y; deep is its -z, so that the camera stands on the side of +z.
 */
import {
  Color,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  LinearSRGBColorSpace,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  PlaneGeometry,
  BoxGeometry,
  Scene,
  Shape,
  ShapeGeometry,
  WebGLRenderer,
  WebGLRenderTarget,
  type BufferGeometry,
  type Material,
  type Texture,
} from 'three';
import { nearestFirst } from '../judge';
import { DECORATION, FACE, GUESTS, SLOTS, TABLE } from '../facts';
import {
  cameraOf,
  decorationOutline,
  decorationShape,
  scene as set,
  type Camera,
  type Outline,
  type Setting,
} from '../scene';
import { drawn, floorTexture, panelTexture, shadowTexture, tableTexture } from './textures';

const { width: PHOTO_WIDTH, height: PHOTO_HEIGHT } = set.photo;
const FLOOR_WIDTH = set.floor.columns * set.floor.space;
const APART = 0.02; // millimetres between things of one plane, so that the first of them is seen
const FACE_APART = 0.005;
const BEHIND = -10; // painted first, covering nothing
const [NEAR, FAR] = [40, 1400];

/** What a mesh is to the judge: the owner of its pixels. */
interface Owned {
  owner?: number;
}

function geometryOf(outline: Outline): BufferGeometry {
  const shape = new Shape();
  for (let i = 0; i < outline.length; i += 2) {
    const [x, y] = [outline[i] ?? 0, outline[i + 1] ?? 0];
    if (i === 0) shape.moveTo(x, y);
    else shape.lineTo(x, y);
  }
  const geometry = new ShapeGeometry(shape);
  fitTexture(geometry);
  return geometry;
}

/** The texture covers the box around the outline. */
function fitTexture(geometry: BufferGeometry): void {
  geometry.computeBoundingBox();
  const box = geometry.boundingBox;
  const at = geometry.getAttribute('position');
  if (!box) return;
  const [wide, high] = [box.max.x - box.min.x, box.max.y - box.min.y];
  const uv = Array.from({ length: at.count }, (_, i) => [
    (at.getX(i) - box.min.x) / wide,
    (at.getY(i) - box.min.y) / high,
  ]);
  geometry.setAttribute('uv', new Float32BufferAttribute(uv.flat(), 2));
}

const paper = (map?: Texture, color = '#ffffff') =>
  new MeshBasicMaterial({ map: map ?? null, color, side: DoubleSide });

/** A thing painted on what lies behind it: it covers nothing. */
function veil(map: Texture | undefined, opacity = 1): MeshBasicMaterial {
  return new MeshBasicMaterial({
    map: map ?? null,
    color: map ? '#ffffff' : '#2a0f12',
    transparent: true,
    opacity,
    depthWrite: false,
    side: DoubleSide,
  });
}

export class Stage {
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera();
  readonly #items: Group[] = []; // guests, then decorations by place
  readonly #shadow = shadowTexture();
  #size = ''; // as it was last asked for

  constructor(canvas?: HTMLCanvasElement) {
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: 'low-power' });
    this.#camera.matrixAutoUpdate = true;
    this.#scene.background = new Color('#c2503f');
    this.#buildRoom();
    this.#buildTable();
    set.guests.forEach(({ outline, face }, guest) => {
      this.#addItem(guest + 1, outline, face, () => drawn.guest(guest));
    });
    for (let slot = 0; slot < SLOTS; slot += 1) {
      const shape = decorationShape(slot);
      const picture = () => drawn.decoration(shape);
      this.#addItem(DECORATION + slot, decorationOutline(slot), [], picture);
    }
  }

  /** Put everything where it stands. */
  arrange(setting: Setting): void {
    for (const item of this.#items) item.visible = false;
    nearestFirst(setting).forEach(({ item, across, deep, up }, place) => {
      const group = this.#items[item];
      if (!group) return;
      group.visible = true;
      group.position.set(across, up, -deep - place * APART);
      // What is nearer is painted later, so that shadows fall only on what is behind.
      for (const part of group.children) {
        if (part.userData.isCast) part.renderOrder = BEHIND + 5;
        else part.renderOrder = 100 - place * 2 - (part.userData.isShade ? 1 : 0);
      }
    });
  }

  /** Look through this camera; off its axis, as the judge does: the frame is fixed at the front edge. */
  look({ across, height, distance, width, left, top }: Camera): void {
    const near = NEAR / distance;
    const [x, y] = [left / 2 - across, top / 2 - height];
    const high = (width * PHOTO_HEIGHT) / PHOTO_WIDTH;
    this.#camera.position.set(across, height, distance);
    this.#camera.updateMatrixWorld();
    this.#camera.projectionMatrix.makePerspective(
      x * near,
      (x + width) * near,
      y * near,
      (y - high) * near,
      NEAR,
      FAR,
    );
    this.#camera.projectionMatrixInverse.copy(this.#camera.projectionMatrix).invert();
  }

  /** Another size is another picture in memory: the same one again costs nothing. */
  resize(width: number, ratio: number): void {
    const size = `${width} ${ratio}`;
    if (size === this.#size) return;
    this.#size = size;
    this.#renderer.setPixelRatio(Math.min(ratio, 2));
    this.#renderer.setSize(width, (width * PHOTO_HEIGHT) / PHOTO_WIDTH, false);
  }

  render(): void {
    this.#renderer.render(this.#scene, this.#camera);
  }

  /** The photo as the judge's pixels: every pixel the owner of what is seen there, and its face. */
  owners(setting: Setting): Uint8Array {
    this.arrange(setting);
    this.look(cameraOf(setting.camera));
    const target = new WebGLRenderTarget(PHOTO_WIDTH, PHOTO_HEIGHT);
    const restore = this.#dressAsOwners();
    this.#renderer.setRenderTarget(target);
    this.render();
    const read = new Uint8Array(PHOTO_WIDTH * PHOTO_HEIGHT * 4);
    this.#renderer.readRenderTargetPixels(target, 0, 0, PHOTO_WIDTH, PHOTO_HEIGHT, read);
    this.#renderer.setRenderTarget(null);
    restore();
    target.dispose();
    return upright(read);
  }

  dispose(): void {
    this.#scene.traverse((part) => {
      if (!(part instanceof Mesh)) return;
      (part.geometry as BufferGeometry).dispose();
      for (const material of [part.material].flat() as MeshBasicMaterial[]) {
        material.map?.dispose();
        material.dispose();
      }
    });
    this.#renderer.dispose();
  }

  /** Whoever waits for pictures is called when all have come. */
  set onpicture(call: () => void) {
    drawn.oncome = call;
  }

  #addItem(owner: number, outline: Outline, face: Outline, picture: () => Texture): void {
    const group = new Group();
    const geometry = geometryOf(outline);
    const body = new Mesh(geometry, paper(picture()));
    body.userData = { owner } satisfies Owned;
    const shade = new Mesh(geometry, veil(undefined, 0.22));
    shade.position.set(1.6, -1.2, -APART / 2);
    shade.userData = { isShade: true };
    const cast = new Mesh(new PlaneGeometry(64, 30), veil(this.#shadow, 0.55));
    cast.rotation.x = -Math.PI / 2;
    cast.position.set(2, 0.1, -3);
    cast.userData = { isCast: true };
    group.add(shade, body, cast);
    if (owner > GUESTS) cast.scale.setScalar(0.45);
    if (face.length) {
      const seen = new Mesh(geometryOf(face), paper());
      seen.position.z = FACE_APART;
      seen.visible = false; // it is drawn on the body; this one is for counting
      seen.userData = { owner: owner + FACE } satisfies Owned;
      group.add(seen);
    }
    this.#items.push(group);
    this.#scene.add(group);
  }

  /** Floor and screen: behind everything, covering nothing. */
  #buildRoom(): void {
    const { depth, top } = set.screen;
    const wall = (wide: number, map: Texture, shade: string) => {
      const mesh = new Mesh(new PlaneGeometry(wide, top), paper(map, shade));
      (mesh.material as Material).depthWrite = false;
      mesh.renderOrder = BEHIND;
      this.#scene.add(mesh);
      return mesh;
    };
    wall(FLOOR_WIDTH, panelTexture('back'), '#ffffff').position.set(
      FLOOR_WIDTH / 2,
      top / 2,
      -depth,
    );
    for (const x of [0, FLOOR_WIDTH]) {
      const wing = wall(depth, panelTexture('wing'), '#e2d8d6');
      wing.position.set(x, top / 2, -depth / 2);
      wing.rotation.y = Math.PI / 2;
    }
    const floor = new Mesh(new PlaneGeometry(FLOOR_WIDTH, depth), paper(floorTexture()));
    (floor.material as Material).depthWrite = false;
    floor.rotation.x = -Math.PI / 2;
    floor.position.set(FLOOR_WIDTH / 2, 0, -depth / 2);
    floor.renderOrder = BEHIND;
    this.#scene.add(floor);
  }

  #buildTable(): void {
    const { left, right, front, back, height } = set.table;
    const geometry = new BoxGeometry(right - left, height, back - front);
    const cloth = (part: 'front' | 'top' | 'side') => paper(tableTexture(part));
    const side = cloth('side');
    // Right, left, top, bottom, front, back.
    const table = new Mesh(geometry, [side, side, cloth('top'), side, cloth('front'), side]);
    table.position.set((left + right) / 2, height / 2, -(front + back) / 2);
    table.userData = { owner: TABLE } satisfies Owned;
    this.#scene.add(table);
  }

  /** Every mesh in its owner's number, everything else away; the answer undoes it. */
  #dressAsOwners(): () => void {
    const undo: (() => void)[] = [];
    const { background } = this.#scene;
    this.#scene.background = new Color(0, 0, 0);
    undo.push(() => (this.#scene.background = background));
    this.#scene.traverse((part) => {
      if (!(part instanceof Mesh)) return;
      const { material, visible, renderOrder } = part;
      const { owner } = part.userData as Owned;
      undo.push(() => Object.assign(part, { material, visible, renderOrder }));
      part.visible = owner !== undefined;
      part.renderOrder = 0;
      part.material = numbered(owner ?? 0);
    });
    return () => undo.forEach((each) => each());
  }
}

function numbered(owner: number): MeshBasicMaterial {
  const color = new Color().setRGB(owner / 255, 0, 0, LinearSRGBColorSpace);
  return new MeshBasicMaterial({ color, side: DoubleSide });
}

/** The red part of what was read, from the top row down. */
function upright(read: Uint8Array): Uint8Array {
  const owners = new Uint8Array(PHOTO_WIDTH * PHOTO_HEIGHT);
  for (let row = 0; row < PHOTO_HEIGHT; row += 1) {
    const from = (PHOTO_HEIGHT - 1 - row) * PHOTO_WIDTH;
    for (let x = 0; x < PHOTO_WIDTH; x += 1) {
      owners[row * PHOTO_WIDTH + x] = read[(from + x) * 4] ?? 0;
    }
  }
  return owners;
}
