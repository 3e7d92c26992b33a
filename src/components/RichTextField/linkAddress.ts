/**
 * Normalises typed text to a link URL: `example.org` becomes `https://example.org`, and e-mail addresses and telephone
 * numbers get their scheme. Returns `undefined` for anything else, and for schemes that could run a script.
 */
export function linkAddress(text: string): string | undefined {
  const typed = text.trim();
  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(typed)) return `mailto:${typed}`;
  if (/^\+?\d[\d\s()-]{5,}$/.test(typed)) return `tel:${typed.replaceAll(/[\s()-]/g, '')}`;
  const scheme = /^([a-z][a-z\d+.-]*):(?!\d+(?:\/|$))/i.exec(typed)?.[1]?.toLowerCase();
  if (scheme !== undefined) {
    if (!['http', 'https', 'mailto', 'tel'].includes(scheme) || /\s/.test(typed)) return undefined;
    return URL.canParse(typed) ? typed : undefined;
  }
  if (/^\/(?!\/)\S*$/.test(typed)) return typed;
  const guess = `https://${typed}`;
  return /^[^\s/.]+(\.[^\s/.]+)+(:\d+)?([/?#]\S*)?$/.test(typed) && URL.canParse(guess) ? guess : undefined;
}
