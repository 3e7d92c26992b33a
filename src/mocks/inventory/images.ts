import { getProductImage } from '#modules/inventory/api';
import { inventoryLimits } from '#modules/inventory/limits';

import { handleFile } from '#mocks/core/handle';
import { detectImageType, imageTypes } from '#mocks/core/imageType';
import { ProblemError } from '#mocks/core/problem';
import { isoInstant } from '#mocks/core/time';

import { productImages } from './store';

const uuidLength = 36;

/** Stores a picture of a person and returns its path. Throws `payload-too-large` or `unsupported-media`. */
export async function storeImage(owner: string, file: File): Promise<string> {
  if (file.size > inventoryLimits.imageBytes) {
    throw new ProblemError('payload-too-large', { limit: inventoryLimits.imageBytes });
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = detectImageType(bytes);
  if (!type) throw new ProblemError('unsupported-media', { allowed: [...imageTypes] });
  // No token comes with the request of an image: its id tells whose it is, and cannot be guessed.
  const id = `img_${owner}_${crypto.randomUUID()}`;
  await productImages.of(owner).addLast({ id, type, bytes, at: isoInstant() });
  return `/${getProductImage.path}?id=${id}`;
}

/** Serves the pictures that were uploaded. */
export const productImageHandler = handleFile(getProductImage.path, async ({ searchParams }) => {
  const id = searchParams.get('id') ?? '';
  const owner = id.slice('img_'.length, -uuidLength - 1);
  const found = owner === '' ? undefined : await productImages.of(owner).find(id);
  if (!found) return new Response(null, { status: 404 });
  return new Response(new Blob([found.bytes]), {
    headers: {
      'Content-Type': found.type,
      'Cache-Control': 'private, max-age=86400',
      'X-Content-Type-Options': 'nosniff',
    },
  });
});
