// Long enough for the browser to have begun; until then the file stays in memory.
const revokeDelayMs = 10_000;

/** Hands a document (base64) to the browser to be kept: shown in the page it could run as a page of ours. */
export function saveDocument(name: string, mime: string, content: string): void {
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: mime }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), revokeDelayMs);
}
