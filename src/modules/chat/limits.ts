/** Limits that client and back end share. */
export const chatLimits = {
  /** Characters of a message. */
  message: 10_000,
  /** Messages of a chat that one call may replace. */
  messages: 20_000,
  /** Characters about oneself in the profile. */
  about: 140,
  imageBytes: 5 * 1024 * 1024,
  /** Longer side of a picture in px, to which it is scaled before it is sent. */
  imageSide: 1600,
  /** Longer side of the photo of a profile in px. */
  photoSide: 256,
  search: 200,
} as const;

/** Types of pictures that can be sent. */
export const chatImageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
