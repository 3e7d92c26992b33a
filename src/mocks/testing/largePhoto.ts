import type { ImageSize } from '#lib/images/fitSize';

/** Just below what a photo may have. */
const bytes = 5_000_000;

/** A photo of 5 MB: a JPEG of this size in px, whose remaining bytes follow the end of the picture. */
export async function largePhoto({ width, height }: ImageSize): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas.');
  context.fillStyle = 'teal';
  context.fillRect(0, 0, width, height / 2);
  const picture = await canvas.convertToBlob({ type: 'image/jpeg' });
  return new File([picture, new Uint8Array(bytes - picture.size)], 'photo.jpg', { type: 'image/jpeg' });
}
