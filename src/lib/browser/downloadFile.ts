// The browser reads the blob after the click; until then it must stay in memory.
const revokeDelayMs = 10_000;

/** Saves a file to the person's device. It is never opened in the browser, where it would run with the page's origin. */
export function downloadFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), revokeDelayMs);
}
