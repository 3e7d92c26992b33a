import { fitSize } from './fitSize';
import type { ImageSize } from './fitSize';

/** What the worker is given. */
export interface ScaleRequest {
  file: Blob;
  /** Greatest length of the longer side in px. */
  side: number;
}

/** What the worker says: the size of the picture, with its content if it was scaled; or that the file is no picture. */
export type ScaleMessage = { type: 'scaled'; size: ImageSize; content?: Blob } | { type: 'unreadable' };

async function scale({ file, side }: ScaleRequest): Promise<ScaleMessage> {
  const original = await createImageBitmap(file);
  const size = fitSize(original, side);
  if (size.width === original.width && size.height === original.height) return { type: 'scaled', size };
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas in workers.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(original, 0, 0, size.width, size.height);
  original.close();
  // PNG and WebP may have transparent parts.
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
  return { type: 'scaled', size, content: await canvas.convertToBlob({ type, quality: 0.85 }) };
}

self.addEventListener('message', ({ data }: MessageEvent<ScaleRequest>) => {
  scale(data).then(
    (message) => self.postMessage(message),
    () => self.postMessage({ type: 'unreadable' } satisfies ScaleMessage),
  );
});
