/** A photo to keep: an instant picture as a PNG, shared where the system can, else saved as a file. */
const [WIDE, HIGH] = [1600, 900]; // of the photo, in the picture's own pixels
const [EDGE, FOOT] = [48, 150]; // of white paper, beside and below it
const INK = '#3a1a1c';

/** Share or save what this drawing shows, with words on the paper below it. */
export async function savePhoto(drawing: SVGSVGElement, words: string): Promise<void> {
  const picture = await printed(drawing, words);
  const file = new File([picture], `${fileName(words)}.png`, { type: picture.type });
  if (isPhone() && navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title: words }).catch(() => undefined); // thought better of
  } else download(file);
}

const isPhone = () => matchMedia('(pointer: coarse)').matches;

export function fileName(words: string): string {
  const plain = words.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function download(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000); // once it is under way
}

async function printed(drawing: SVGSVGElement, words: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDE + 2 * EDGE, HIGH + EDGE + FOOT];
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('no canvas here');
  paper.fillStyle = '#fffdf7';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.drawImage(await imageOf(drawing), EDGE, EDGE, WIDE, HIGH);
  paper.fillStyle = INK;
  paper.textAlign = 'center';
  paper.font = `64px ${getComputedStyle(drawing).getPropertyValue('--face-title') || 'serif'}`;
  paper.fillText(words, canvas.width / 2, HIGH + EDGE + 100, WIDE);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  );
}

async function imageOf(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('width', String(WIDE));
  copy.setAttribute('height', String(HIGH));
  const source = new XMLSerializer().serializeToString(copy);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await image.decode();
  return image;
}
