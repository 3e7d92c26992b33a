/** The lower-case base32 alphabet of RFC 4648. */
export const base32Alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/** Random lower-case base32 characters; each carries 5 bits. */
export function randomBase32(length: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => base32Alphabet[byte % 32]).join('');
}
