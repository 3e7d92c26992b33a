import type { TFunction } from 'i18next';

import type { resultTexts } from './resultTexts';

import type { SearchAnswer } from './api';
import { categoryForAlias } from './prerenderedAliases';
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

/** What is listed and around where: "Pharmacies near Port Calder", "Pharmacies in Orvela" (directory 2.3, 2.4). */
export function titleAround(
  what: string,
  address: SearchAddress,
  answer: SearchAnswer | undefined,
  t: TFunction<typeof resultTexts>,
  locale: string,
): string {
  const place = placeName(address, answer, t, locale);
  return t(isWide(address, answer) ? 'results.titleIn' : 'results.titleNear', { what, place });
}

function isWide({ location }: SearchAddress, answer: SearchAnswer | undefined): boolean {
  const type = answer?.location?.type;
  return location.kind === 'anywhere' || type === 'region' || type === 'country';
}

/** Title of a result list: "Pharmacies near Port Calder", "“night dentist” in Calder" (directory 2.3). */
export function resultTitle(
  address: SearchAddress,
  answer: SearchAnswer | undefined,
  t: TFunction<typeof resultTexts>,
  locale: string,
): string {
  const { term } = address;
  // Until it is answered, as far as it is known what is meant: a title that changes may have another number of lines.
  const what =
    term === undefined ? t('results.facilities') : answer ? answer.match.intent?.plural : categoryForAlias(term, locale);
  if (what === undefined) {
    const place = placeName(address, answer, t, locale);
    return t(isWide(address, answer) ? 'results.titleTermIn' : 'results.titleTerm', { term, place });
  }
  return titleAround(what, address, answer, t, locale);
}
