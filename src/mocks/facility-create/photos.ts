import { photoKinds, photoLimit } from '#modules/facility-create/api';

import { detectImageType } from '#mocks/core/imageType';
import { isoInstant } from '#mocks/core/time';
import { defineStore } from '#mocks/core/store';
import { ProblemError } from '#mocks/core/problem';

type Kind = (typeof photoKinds)[number];

/** A photo uploaded for a draft, and later for the facility created from it. */
type StoredPhoto = {
  id: string;
  userId: string;
  draftId: string;
  kind: Kind;
  bytes: Uint8Array;
  at: string;
  /** The facility that shows it. */
  facilityId?: string;
};

/** The uploaded photos. */
export const photos = defineStore<StoredPhoto>('photos', async () => []);

/** The URL of an uploaded photo. */
export const photoUrl = (id: string) => `/api/directory/facility/photo?id=${id}`;

/** Stores a photo. Throws `payload-too-large` or `unsupported-media`. */
export async function savePhoto(file: File, draftId: string, userId: string): Promise<StoredPhoto> {
  if (file.size > photoLimit) throw new ProblemError('payload-too-large', { limit: photoLimit });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = detectImageType(bytes);
  if (!kind) throw new ProblemError('unsupported-media', { allowed: [...photoKinds] });
  const id = `pho_${crypto.randomUUID()}`;
  return photos.addLast({ id, userId, draftId, kind, bytes, at: isoInstant() });
}

/** Deletes the user's own photo, unless a facility shows it. */
export async function deletePhoto(id: string, userId: string): Promise<void> {
  const found = (await photos.list()).find((photo) => photo.id === id);
  if (!found || found.userId !== userId || found.facilityId !== undefined) {
    throw new ProblemError('not-found', { detail: `You have no photo with the id "${id}".`, id });
  }
  await photos.remove(id);
}

/** Deletes the photos of a draft, except those that a facility shows. */
export async function deletePhotosOf(draftId: string, userId: string): Promise<void> {
  for (const photo of await photos.list()) {
    if (photo.draftId === draftId && photo.userId === userId && photo.facilityId === undefined) {
      await photos.remove(photo.id);
    }
  }
}

/**
 * Assigns photos to a facility; `at` is their index in the submission, for errors. They must be the user's own and not
 * belong to another facility. Call within a transaction.
 */
export async function attachPhotos(
  pictures: ReadonlyArray<{ id: string; at?: number }>,
  facilityId: string,
  userId: string,
): Promise<void> {
  const stored = await photos.list();
  for (const [index, { id, at = index }] of pictures.entries()) {
    const photo = stored.find((one) => one.id === id);
    const isFree = photo?.facilityId === undefined || photo.facilityId === facilityId;
    if (!photo || photo.userId !== userId || !isFree) {
      throw new ProblemError('validation-failed', {
        errors: [{ pointer: `/facility/photos/${at}/id`, code: 'unknown', message: 'choice' }],
      });
    }
    await photos.update(id, { facilityId });
  }
}
