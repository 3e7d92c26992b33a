import { fileKind } from '#lib/files/fileKind';

import type { FileItem } from './api';

/** Longer side of a small picture in px. */
const side = 360;

/** Pictures above this size in bytes have no small picture: reading them would take too long. */
const maxBytes = 8 * 1024 * 1024;

/** Whether a file is a picture that browsers show. */
export const isPicture = ({ name, mediaType }: Pick<FileItem, 'name' | 'mediaType'>): boolean =>
  fileKind(name, mediaType ?? '') === 'image' && !/\.heic$|\.tiff?$/i.test(name);

/** Whether a file has a small picture. */
export const hasThumbnail = (item: FileItem): boolean => isPicture(item) && item.bytes <= maxBytes;

/** Scales a picture down; it is used as it is where the browser cannot do so, as drawings in SVG. */
export async function drawThumbnail(file: Blob): Promise<Blob> {
  if (file.type === 'image/svg+xml') return file;
  const whole = await createImageBitmap(file);
  const scale = Math.min(1, side / Math.max(whole.width, whole.height));
  if (scale === 1) return file;
  const canvas = new OffscreenCanvas(Math.round(whole.width * scale), Math.round(whole.height * scale));
  canvas.getContext('2d')?.drawImage(whole, 0, 0, canvas.width, canvas.height);
  whole.close();
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
}
