import { decodeBase64, encodeBase64 } from '#lib/browser/base64';

/** Bytes as base64url without padding. */
export function toBase64url(bytes: Uint8Array): string {
  return encodeBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * Decodes base64url; `undefined` for any other text. Only the canonical spelling is accepted: the last character has
 * spare bits, so several spellings would otherwise decode to one signature.
 */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]+$/.test(text)) return undefined;
  try {
    const bytes = decodeBase64(text.replaceAll('-', '+').replaceAll('_', '/'));
    return toBase64url(bytes) === text ? bytes : undefined;
  } catch {
    return undefined;
  }
}
