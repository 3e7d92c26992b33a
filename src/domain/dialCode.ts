import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';

/** Orvela is not a real country: its numbers are unknown to the library. */
export const orvela = { country: 'xo', code: '999' } as const;

/** The dial code of a country without the plus, or empty. */
export function dialCodeOf(country: string): string {
  const region = country.toUpperCase();
  if (country === orvela.country) return orvela.code;
  return isSupportedCountry(region) ? getCountryCallingCode(region) : '';
}
