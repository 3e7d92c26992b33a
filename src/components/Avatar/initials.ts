/** First letters of the first and last word, case unchanged; CSS capitalises them. */
export function initials(name: string): string {
  const words = name.split(/[\s.,()]+/u).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const first = words[0];
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last].map((word) => [...(word ?? '')][0] ?? '').join('');
}

/** Stable number from 0 to `count` − 1 for an id (FNV-1a). */
export function bucket(id: string, count: number): number {
  let hash = 0x811c9dc5;
  for (const character of id) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0) % count;
}
