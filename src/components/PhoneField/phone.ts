import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min';

/** What a typed text means as a telephone number in a country. */
export type ReadPhone = {
  /** Only of a number that exists. */
  e164: string | undefined;
  /** ISO 3166-1 alpha-2, where the text itself tells it. */
  country: string | undefined;
  /** As people of its country write it. */
  national: string;
  problem: 'tooShort' | 'tooLong' | 'letters' | 'invalid' | undefined;
};

// "00" is how many write the plus sign.
const withPlus = (text: string) => text.replace(/^\s*00/, '+');

const supported = (country: string) => (isSupportedCountry(country) ? country : undefined);

/** Reads a telephone number; a text that begins with + or 00 brings its own country. */
export function readPhone(text: string, country: string): ReadPhone {
  const written = withPlus(text);
  const home = supported(country);
  const number = parsePhoneNumberFromString(written, { ...(home ? { defaultCountry: home } : {}), extract: false });
  if (number?.isValid())
    return {
      e164: number.number,
      country: number.country,
      national: number.formatNational(),
      problem: undefined,
    };
  const length = validatePhoneNumberLength(written, home);
  const digits = written.replaceAll(/\D/g, '').length;
  return {
    e164: undefined,
    country: number?.country,
    national: text,
    problem:
      /\p{L}/u.test(text) || digits === 0
        ? 'letters'
        : length === 'TOO_SHORT' || (length !== 'TOO_LONG' && digits < 4)
          ? 'tooShort'
          : length === 'TOO_LONG'
            ? 'tooLong'
            : 'invalid',
  };
}

/** The text with the spaces and brackets of its country, as far as it goes. */
export function formatTyped(text: string, country: string): string {
  return new AsYouType(supported(country)).input(text);
}

/** Every country that has a calling code, as ISO 3166-1 alpha-2. */
export function listCountries(): Array<{ country: string; callingCode: string }> {
  return getCountries().map((country) => ({ country, callingCode: `+${getCountryCallingCode(country)}` }));
}

/** `+90`; empty for a country that has none. */
export function callingCodeOf(country: string): string {
  const known = supported(country);
  return known ? `+${getCountryCallingCode(known)}` : '';
}
