/** A picture that somebody brings, made small enough for a card; nothing of it but what is seen. */
import { MOST_PICTURE_BYTES } from '../facts';

const WIDTH = 252;
const HEIGHT = 168; // as on the card: 126 by 84, twice as fine
const QUALITIES = [0.8, 0.65, 0.5, 0.35, 0.2];
const SCALES = [1, 0.75, 0.5];

function draw(picture: ImageBitmap, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH * scale;
  canvas.height = HEIGHT * scale;
  const fill = Math.max(canvas.width / picture.width, canvas.height / picture.height);
  const [width, height] = [picture.width * fill, picture.height * fill];
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.fillStyle = '#fff'; // behind what lets light through
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height);
  return canvas;
}

/** A file as a small JPEG in base64, its middle as wide and high as on the card. */
export async function small(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  try {
    for (const scale of SCALES) {
      const canvas = draw(picture, scale);
      for (const quality of QUALITIES) {
        const data = canvas.toDataURL('image/jpeg', quality).split(',')[1] ?? '';
        if (data.length * 0.75 <= MOST_PICTURE_BYTES) return data;
      }
    }
  } finally {
    picture.close();
  }
  throw new Error('too large');
}
