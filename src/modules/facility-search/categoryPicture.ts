import type { TFunction } from 'i18next';

import type { ListingPicture } from './ListingIntro';

/** Categories with a picture in public/pictures/categories; no picture is requested for others. */
export const categoriesWithPicture = [
  'everyday-care',
  'general-practice',
  'pharmacy',
  'dentist',
  'physiotherapy',
  'optician',
  'specialist-care',
  'hospital',
  'rehabilitation-centre',
  'home-nursing',
  'care-home',
  'tests-and-scans',
  'laboratory',
  'imaging-centre',
  'mother-and-child',
  'maternity-and-womens-health',
  'child-health-centre',
  'mind-and-support',
  'mental-health-service',
  'addiction-service',
  'disability-service',
  'urgent-care',
  'emergency-department',
  'vaccination-centre',
] as const;

/** Size of each picture in px. */
export const pictureSize = { width: 320, height: 200 } as const;

/** Picture of a category; `undefined` if it has none. */
export function categoryPicture(id: string, t: TFunction<'facility-search-listings'>): ListingPicture | undefined {
  const known = categoriesWithPicture.find((one) => one === id);
  return known && { url: `/pictures/categories/${known}.svg`, alt: t(`picture.${known}`), ...pictureSize };
}
