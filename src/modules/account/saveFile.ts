// Long enough for the browser to have begun; until then the text stays in memory.
const revokeDelayMs = 10_000;

/** Hands a text to the browser as a file to be kept. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), revokeDelayMs);
}
