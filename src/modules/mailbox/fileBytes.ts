// Long enough for the browser to have begun; until then the bytes stay in memory.
const revokeDelayMs = 10_000;

/** Hands a file that came in base64 to the browser, to be kept. Never opened here: it may be anything. */
export function saveBytes({ name, data }: { name: string; data: string }): void {
  const bytes = Uint8Array.from(atob(data), (char) => char.codePointAt(0) ?? 0);
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), revokeDelayMs);
}

/** The content of a file in base64. */
export async function readBytes(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  // More arguments at once than this overflow the stack of some browsers.
  for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCodePoint(...bytes.subarray(at, at + 8192));
  return btoa(binary);
}
