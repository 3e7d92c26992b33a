/** The size of a picture whose longer side is at most `side` px, with the same proportions. */
export function fitSize({ width, height }: { width: number; height: number }, side: number) {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

async function encode(bitmap: ImageBitmap, type: string): Promise<Blob> {
  const { width, height } = bitmap;
  // Encodes outside the main thread.
  if (typeof OffscreenCanvas === 'function') {
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    return canvas.convertToBlob({ type, quality: 0.85 });
  }
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be encoded.'))),
      type,
      0.85,
    );
  });
}

/** A picture and its size in px. */
export interface SizedImage {
  file: File;
  width: number;
  height: number;
}

/** A picture whose longer side is at most `side` px, with its size. Rejects for a file that is not a picture. */
export async function scaleImage(file: File, side: number): Promise<SizedImage> {
  // Decoded and scaled outside the main thread.
  const original = await createImageBitmap(file);
  const size = fitSize(original, side);
  if (size.width === original.width && size.height === original.height) {
    original.close();
    return { file, ...size };
  }
  const scaled = await createImageBitmap(original, {
    resizeWidth: size.width,
    resizeHeight: size.height,
    resizeQuality: 'high',
  });
  original.close();
  // PNG and WebP may have transparent parts.
  const blob = await encode(scaled, file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp');
  scaled.close();
  return { file: new File([blob], file.name, { type: blob.type }), ...size };
}
