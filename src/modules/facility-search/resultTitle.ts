import type { TFunction } from 'i18next';

import type { resultTexts } from './resultTexts';

import type { SearchAnswer } from './api';
import type { SearchAddress } from './searchPath';

/** Words typed with hyphens or as a slug, as a person would write them, until the back end says the real name. */
export function nameFromKey(key: string, locale: string): string {
  return key
    .split(/[-\s]+/)
    .map((word) => word.slice(0, 1).toLocaleUpperCase(locale) + word.slice(1))
    .join(' ');
}

/** Name of the place in the title: as answered, else as far as the address tells. */
export function placeName(
  address: SearchAddress,
  answer: SearchAnswer | undefined,
  t: TFunction<typeof resultTexts>,
  locale: string,
): string {
  const { location } = address;
  if (location.kind === 'anywhere') return t('results.anywhere');
  if (location.kind === 'point') return answer?.location?.label ?? t('results.yourPoint');
  return answer?.location?.name ?? nameFromKey(location.key, locale);
}

/** Title of a result list: "Pharmacies near Port Calder", "“night dentist” in Calder" (directory 2.3). */
export function resultTitle(
  address: SearchAddress,
  answer: SearchAnswer | undefined,
  t: TFunction<typeof resultTexts>,
  locale: string,
): string {
  const place = placeName(address, answer, t, locale);
  const type = answer?.location?.type;
  const wide = address.location.kind === 'anywhere' || type === 'region' || type === 'country';
  const intent = answer?.match.intent;
  if (address.term !== undefined && !intent) {
    return t(wide ? 'results.titleTermIn' : 'results.titleTerm', { term: address.term, place });
  }
  const what = intent?.plural ?? t('results.facilities');
  return t(wide ? 'results.titleIn' : 'results.titleNear', { what, place });
}
