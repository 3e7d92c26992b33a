import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min';

/** Typed text parsed as a telephone number of a country. */
export type ReadPhone = {
  /** Only if the number is valid. */
  e164: string | undefined;
  /** ISO 3166-1 alpha-2, if the text itself determines the country. */
  country: string | undefined;
  /** In national format. */
  national: string;
  problem: 'tooShort' | 'tooLong' | 'letters' | 'invalid' | undefined;
};

// Many people type "00" instead of the plus sign.
const withPlus = (text: string) => text.replace(/^\s*00/, '+');

const supported = (country: string) => (isSupportedCountry(country) ? country : undefined);

/** Parses a telephone number; text that starts with + or 00 determines its own country. */
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

/** A number in E.164 without its calling code, with the spaces of its country: `532 123 45 67`. */
export function withoutCallingCode(e164: string): string {
  const number = parsePhoneNumberFromString(e164);
  return number ? number.formatInternational().slice(`+${number.countryCallingCode}`.length).trim() : e164;
}

/** Formats a partial number with the spaces and brackets of its country. */
export function formatTyped(text: string, country: string): string {
  return new AsYouType(supported(country)).input(text);
}

/** All countries with a calling code, as ISO 3166-1 alpha-2. */
export function listCountries(): Array<{ country: string; callingCode: string }> {
  return getCountries().map((country) => ({ country, callingCode: `+${getCountryCallingCode(country)}` }));
}

/** `+90`; empty for a country without one. */
export function callingCodeOf(country: string): string {
  const known = supported(country);
  return known ? `+${getCountryCallingCode(known)}` : '';
}
