/** The suffixes of the last words of street names: a possessive takes n, a foreign word goes by its sound. */
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

/** By the last digit as it is read: bir’e, iki’ye, üç’e … and, after a ten, on’a, yirmi’ye, otuz’a … */
const unitSuffixes = ['a', 'e', 'ye', 'e', 'e', 'e', 'ya', 'ye', 'e', 'a'] as const;
const tenSuffixes = ['e', 'a', 'ye', 'a', 'a', 'ye', 'a', 'e', 'e', 'a'] as const;

function suffixOf(name: string): string {
  const word = name.toLocaleLowerCase('tr').split(' ').at(-1) ?? '';
  // English capitals fold to a dotless i in Turkish, which a name of the table has nowhere else.
  const known = suffixByLastWord[word] ?? suffixByLastWord[name.toLowerCase().split(' ').at(-1) ?? ''];
  if (known !== undefined) return known;
  const [, ten = '', unit = ''] = /(\d?)(\d)$/.exec(word) ?? [];
  if (unit !== '') return (unit === '0' && ten !== '' ? tenSuffixes[Number(ten)] : unitSuffixes[Number(unit)]) ?? 'e';
  const vowels = word.match(/[aâeıîioöuûü]/g);
  const isBack = /[aâıouû]/.test(vowels?.at(-1) ?? 'e');
  return `${/[aâeıîioöuûü]$/.test(word) ? 'y' : ''}${isBack ? 'a' : 'e'}`;
}

/** A street name as where one goes to in Turkish: “Çınar Caddesi’ne”, “Mill Lane’e”, “Highway 2’ye”. */
export function turkishDative(name: string): string {
  return `${name}’${suffixOf(name)}`;
}
