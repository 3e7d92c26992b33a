import type { TFunction } from 'i18next';

import type { resultNamespaces } from './useResultsTranslation';

import type { FacilitiesResponse } from './api';
import type { SearchAddress } from './searchPath';

/** Turns a slug or hyphenated input into a readable name, until the back end supplies the real one. */
function nameFromKey(key: string, locale: string): string {
  return key
    .split(/[-\s]+/)
    .map((word) => word.slice(0, 1).toLocaleUpperCase(locale) + word.slice(1))
    .join(' ');
}

/** Name of the place in a title: from the response, otherwise derived from the address. */
export function placeName(
  address: SearchAddress,
  response: FacilitiesResponse | undefined,
  t: TFunction<typeof resultNamespaces>,
  locale: string,
): string {
  const { location } = address;
  if (location.kind === 'anywhere') return t('results.anywhere');
  if (location.kind === 'point') return response?.location?.label ?? t('results.yourPoint');
  return response?.location?.name ?? nameFromKey(location.key, locale);
}

/** Title with its place: "Pharmacies near Port Calder", "Pharmacies in Orvela" (directory 2.3, 2.4). */
export function titleWithPlace(
  subject: string,
  address: SearchAddress,
  response: FacilitiesResponse | undefined,
  t: TFunction<typeof resultNamespaces>,
  locale: string,
): string {
  const place = placeName(address, response, t, locale);
  return t(isRegionOrCountry(address, response) ? 'results.titleIn' : 'results.titleNear', { what: subject, place });
}

function isRegionOrCountry({ location }: SearchAddress, response: FacilitiesResponse | undefined): boolean {
  const type = response?.location?.type;
  return location.kind === 'anywhere' || type === 'region' || type === 'country';
}

/** Title of a result list: "Pharmacies near Port Calder", "“night dentist” in Calder" (directory 2.3). */
export function resultTitle(
  address: SearchAddress,
  response: FacilitiesResponse | undefined,
  t: TFunction<typeof resultNamespaces>,
  locale: string,
): string {
  const { term } = address;
  const subject = term === undefined ? t('results.facilities') : response?.match.intent?.plural;
  if (subject === undefined) {
    const place = placeName(address, response, t, locale);
    return t(isRegionOrCountry(address, response) ? 'results.titleTermIn' : 'results.titleTerm', { term, place });
  }
  return titleWithPlace(subject, address, response, t, locale);
}
