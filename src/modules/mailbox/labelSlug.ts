/**
 * The slug of a label's title (specification of the modules, section 5): lowercased, spaces to hyphens, whatever is
 * neither a letter, a digit, `_` nor `-` removed, and made different from the `taken` ones by -1, -2 and so on.
 */
export function labelSlug(title: string, taken: Iterable<string> = []): string {
  const takenSlugs = new Set(taken);
  // Letters of every alphabet are word characters here: “Ödemeler” would otherwise be left with “demeler”.
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
