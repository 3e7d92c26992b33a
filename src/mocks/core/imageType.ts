/** The types of images that people can upload. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** The type of an uploaded image. */
export type ImageType = (typeof imageTypes)[number];

const startsWith = (bytes: Uint8Array, text: string, from = 0) =>
  [...text].every((char, at) => bytes[from + at] === char.codePointAt(0));

/** The type of an image by its first bytes: file names and declared types are not trusted. */
export function detectImageType(bytes: Uint8Array): ImageType | undefined {
  if (startsWith(bytes, '\u00FF\u00D8\u00FF')) return 'image/jpeg';
  if (startsWith(bytes, '\u0089PNG\r\n\u001A\n')) return 'image/png';
  return startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8) ? 'image/webp' : undefined;
}
