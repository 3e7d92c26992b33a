/**
 * The slug of a label's title (specification of the modules, section 5): lower case, spaces as hyphens, every character
 * other than letters, digits, `_` and `-` removed, and -1, -2 … appended until it is not `taken`.
 */
export function labelSlug(title: string, taken: Iterable<string> = []): string {
  const takenSlugs = new Set(taken);
  // Keep letters of every script: otherwise “Ödemeler” becomes “demeler”.
  const slug =
    title
      .normalize('NFC')
      .toLowerCase()
      .normalize('NFC')
      .replaceAll(/\s+/g, '-')
      .replaceAll(/[^\p{L}\p{M}\p{N}_-]/gu, '')
      .replaceAll(/-{2,}/g, '-') || 'label';
  if (!takenSlugs.has(slug)) return slug;
  let suffix = 1;
  while (takenSlugs.has(`${slug}-${suffix}`)) suffix += 1;
  return `${slug}-${suffix}`;
}
