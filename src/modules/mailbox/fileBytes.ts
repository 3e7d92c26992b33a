// Long enough for the download to have started; the bytes stay in memory until then.
const revokeDelayMs = 10_000;

/** Downloads a base64 file. Never opens it in the browser, because it may contain anything. */
export function saveBytes({ name, data }: { name: string; data: string }): void {
  const bytes = Uint8Array.from(atob(data), (char) => char.codePointAt(0) ?? 0);
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), revokeDelayMs);
}

/** Reads a file as base64. */
export async function readBytes(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  // In blocks: more arguments overflow the stack in some browsers.
  for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCodePoint(...bytes.subarray(at, at + 8192));
  return btoa(binary);
}
