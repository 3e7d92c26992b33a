/**
 * Lower case without diacritics, with the Turkish dotless ı as i, for comparing text as people type it: "ŞUBAT", "Şubat"
 * and "subat" are equal, and so are all four letters i of Turkish.
 */
export function foldDiacritics(text: string): string {
  return text.normalize('NFD').toLowerCase().replaceAll(/\p{M}/gu, '').replaceAll('ı', 'i');
}
