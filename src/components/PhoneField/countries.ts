import { foldDiacritics } from '#lib/text/foldDiacritics';

/** One country of the list. */
export type CountryOption = { country: string; callingCode: string; name: string };

/** Countries with their names in a language, sorted by its rules. */
export function inLanguage(
  countries: ReadonlyArray<{ country: string; callingCode: string }>,
  language: string,
): CountryOption[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const order = new Intl.Collator(language);
  return countries
    .map((entry) => ({ ...entry, name: names.of(entry.country) ?? entry.country }))
    .toSorted((a, b) => order.compare(a.name, b.name));
}

/** Countries whose name, calling code or ISO code matches the text; prefix matches first. */
export function matching(options: readonly CountryOption[], text: string): CountryOption[] {
  const wanted = foldDiacritics(text.trim());
  if (wanted === '') return [...options];
  const digits = wanted.replace(/^(\+|00)/, '');
  if (/^\d+$/.test(digits)) {
    const fits = options.filter(({ callingCode }) => callingCode.slice(1).startsWith(digits));
    return fits.toSorted((a, b) => a.callingCode.length - b.callingCode.length);
  }
  const rank = ({ name, country }: CountryOption) => {
    const folded = foldDiacritics(name);
    if (folded.startsWith(wanted)) return 0;
    if (folded.split(/[\s(&,-]+/).some((word) => word.startsWith(wanted))) return 1;
    return country.toLowerCase() === wanted ? 2 : folded.includes(wanted) ? 3 : 4;
  };
  return options
    .map((option) => ({ option, at: rank(option) }))
    .filter(({ at }) => at < 4)
    .toSorted((a, b) => a.at - b.at)
    .map(({ option }) => option);
}

/** The default country for a language. */
export function homeOf(language: string): string {
  return language.startsWith('tr') ? 'TR' : 'GB';
}
