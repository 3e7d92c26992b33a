/** Suffixes by the last word of a street name: possessives take an n, foreign words follow their pronunciation. */
const suffixByLastWord: Readonly<Record<string, string>> = {
  caddesi: 'ne',
  sokağı: 'na',
  yolu: 'na',
  bulvarı: 'na',
  meydanı: 'na',
  lane: 'e',
  road: 'a',
  street: 'e',
  walk: 'a',
  row: 'a',
  hill: 'e',
  way: 'e',
  yard: 'a',
};

/** By the last digit as pronounced: bir’e, iki’ye, üç’e … and, after a ten, on’a, yirmi’ye, otuz’a … */
const unitSuffixes = ['a', 'e', 'ye', 'e', 'e', 'e', 'ya', 'ye', 'e', 'a'] as const;
const tenSuffixes = ['e', 'a', 'ye', 'a', 'a', 'ye', 'a', 'e', 'e', 'a'] as const;

function suffixOf(name: string): string {
  const word = name.toLocaleLowerCase('tr').split(' ').at(-1) ?? '';
  // English capitals fold to a dotless i in Turkish, which no name in the table has otherwise.
  const known = suffixByLastWord[word] ?? suffixByLastWord[name.toLowerCase().split(' ').at(-1) ?? ''];
  if (known !== undefined) return known;
  const [, ten = '', unit = ''] = /(\d?)(\d)$/.exec(word) ?? [];
  if (unit !== '') return (unit === '0' && ten !== '' ? tenSuffixes[Number(ten)] : unitSuffixes[Number(unit)]) ?? 'e';
  const vowels = word.match(/[aâeıîioöuûü]/g);
  const isBack = /[aâıouû]/.test(vowels?.at(-1) ?? 'e');
  return `${/[aâeıîioöuûü]$/.test(word) ? 'y' : ''}${isBack ? 'a' : 'e'}`;
}

/** A street name in the Turkish dative: “Çınar Caddesi’ne”, “Mill Lane’e”, “Highway 2’ye”. */
export function turkishDative(name: string): string {
  return `${name}’${suffixOf(name)}`;
}
