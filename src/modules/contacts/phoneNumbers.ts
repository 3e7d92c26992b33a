import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

import { dialCodeOf, orvela } from '#domain/dialCode';

import type { Contact } from './api';

type Phone = Contact['phoneNumbers'][number];

/** A written telephone number with its country; one without a dial code is of the country `home`. */
export function toPhone(text: string, home: string): Pick<Phone, 'country' | 'phoneNumber'> {
  const written = text.trim().replace(/^00/, '+');
  const [, rest] = /^\+\s*999[\s-]*(.*)$/.exec(written) ?? [];
  if (rest !== undefined) return { country: orvela.country, phoneNumber: rest };
  const region = home.toUpperCase();
  const number = parsePhoneNumberFromString(written, {
    ...(isSupportedCountry(region) && { defaultCountry: region }),
    extract: false,
  });
  if (!number) return { country: home, phoneNumber: written };
  return {
    country: (number.country ?? region).toLowerCase(),
    phoneNumber: number.formatInternational().slice(`+${number.countryCallingCode}`.length).trim(),
  };
}

/** What two spellings of one number have in common. */
export const phoneKey = ({ country, phoneNumber }: Pick<Phone, 'country' | 'phoneNumber'>): string =>
  `${dialCodeOf(country)}${phoneNumber.replaceAll(/\D/g, '').replace(/^0+/, '')}`;
