import { getContact, getContactTags, getCountries } from '#modules/contacts/api';
import type { Country } from '#modules/contacts/api';

import { handle } from '#mocks/core/handle';

import { contacts, contactTags } from './store';

async function countries(language: string): Promise<Country[]> {
  const [{ getCountries: known, getCountryCallingCode }, { orvelaCountry }] = await Promise.all([
    import('libphonenumber-js/min'),
    import('./seed'),
  ]);
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const all = known().map((region) => ({
    iso: region.toLowerCase(),
    name: names.of(region) ?? region,
    code: `+${getCountryCallingCode(region)}`,
  }));
  return [{ ...orvelaCountry, name: 'Orvela' }, ...all]
    .map((country) => ({ id: `cty_${country.iso}`, flagImagePos: '', ...country }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language));
}

/** The calls of the address book. */
export const contactsHandlers = [
  handle(getContact, ({ query }) => contacts.get(query.id)),
  handle(getContactTags, () => contactTags.list()),
  handle(getCountries, ({ language }) => countries(language)),
];
