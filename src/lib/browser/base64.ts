/** Encodes bytes as base64. */
export function encodeBase64(bytes: Uint8Array): string {
  let binary = '';
  // In blocks, because more arguments overflow the stack in some browsers.
  for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(binary);
}

/** Decodes base64; throws for any other text. */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
}

/** A file as the source of an image. */
export async function toDataUrl(file: Blob): Promise<string> {
  return `data:${file.type};base64,${encodeBase64(new Uint8Array(await file.arrayBuffer()))}`;
}
