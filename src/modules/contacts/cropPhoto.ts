/** Side of a stored photo in px. */
export const photoSide = 512;

/** Which part of a picture is taken. */
export interface Crop {
  /** From 1: the largest square of the picture. */
  zoom: number;
  /** Where the square is, from 0 (start) to 1 (end) of the room there is. */
  x: number;
  y: number;
}

/** The square in the middle. */
export const centredCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 };

/** The square of a picture that a crop takes, in px. */
export function cropArea({ width, height }: { width: number; height: number }, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / zoom;
  return { left: (width - side) * x, top: (height - side) * y, side };
}

const clamp = (value: number) => Math.max(0, Math.min(1, value));

/** The crop after the picture was moved by a part of the square's side: to the right shows what is left of it. */
export function moveCrop(picture: { width: number; height: number }, crop: Crop, by: { x: number; y: number }): Crop {
  const { side } = cropArea(picture, crop);
  const move = (at: number, room: number, part: number) => (room <= 0 ? at : clamp(at - (part * side) / room));
  return { ...crop, x: move(crop.x, picture.width - side, by.x), y: move(crop.y, picture.height - side, by.y) };
}

/** Draws a crop on a square canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { left, top, side } = cropArea(picture, crop);
  context.imageSmoothingQuality = 'high';
  // A photo has no transparent parts.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** The crop of a picture as a JPEG file of 512 px. Rejects when the browser cannot encode it. */
export function toPhotoFile(picture: ImageBitmap, crop: Crop): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = photoSide;
  canvas.height = photoSide;
  drawCrop(canvas, picture, crop);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob) resolve(new File([blob], 'photo.jpg', { type: 'image/jpeg' }));
        else reject(new Error('The photo could not be encoded.'));
      },
      'image/jpeg',
      0.9,
    );
  });
}
