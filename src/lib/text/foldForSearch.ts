const letters: Readonly<Record<string, string>> = { ı: 'i', ß: 'ss', æ: 'ae', ø: 'o', đ: 'd', ł: 'l', œ: 'oe' };

/**
 * Text as the search compares it (directory §5.4 Fold): no case, no marks, Turkish and other special letters reduced to
 * plain ones, everything else than letters and digits one space. `Işıklı ECZANE – Çelik’in` is `isikli eczane celik in`.
 */
export function foldForSearch(text: string): string {
  // Most texts are plain; the general path costs ten times as much.
  const plain = /^[\u0020-\u007e]*$/.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .toLowerCase()
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .replace(/[ıßæøđłœ]/g, (letter) => letters[letter] ?? letter);
  return plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}
