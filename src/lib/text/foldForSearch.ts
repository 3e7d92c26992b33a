const letters: Readonly<Record<string, string>> = { ı: 'i', ß: 'ss', æ: 'ae', ø: 'o', đ: 'd', ł: 'l', œ: 'oe' };

/**
 * Normalises text for search (directory §5.4 Fold): lower case without diacritics, Turkish and other special letters as
 * ASCII, everything other than letters and digits as one space. `Işıklı ECZANE – Çelik’in` becomes `isikli eczane celik
 * in`.
 */
export function foldForSearch(text: string): string {
  // Most texts are ASCII; the general path is ten times slower.
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
