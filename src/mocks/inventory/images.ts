import { getProductImage } from '#modules/inventory/api';
import { inventoryLimits } from '#modules/inventory/limits';

import { detectImageType, imageTypes } from '#mocks/core/imageType';
import { ProblemError } from '#mocks/core/problem';
import { isoInstant } from '#mocks/core/time';

import { productImages } from './store';

/** Stores a picture of a person and returns its path. Throws `payload-too-large` or `unsupported-media`. */
export async function storeImage(owner: string, file: File): Promise<string> {
  if (file.size > inventoryLimits.imageBytes) {
    throw new ProblemError('payload-too-large', { limit: inventoryLimits.imageBytes });
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = detectImageType(bytes);
  if (!type) throw new ProblemError('unsupported-media', { allowed: [...imageTypes] });
  const id = `img_${crypto.randomUUID()}`;
  await productImages.of(owner).addLast({ id, type, bytes, at: isoInstant() });
  return `/${getProductImage.path}?id=${id}`;
}

/** A picture that a person has uploaded. Throws for an unknown one. */
export async function readImage(owner: string, id: string): Promise<File> {
  const { bytes, type } = await productImages.of(owner).get(id);
  return new File([bytes], id, { type });
}
