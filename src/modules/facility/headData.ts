import type { TFunction } from 'i18next';

import type { Language } from '#lib/i18n/languages';
import { lowercaseInitial } from '#lib/text/lowercaseInitial';
import type { PageHeadProps } from '#lib/seo/PageHead';
import { categoryPath, facilityPath, paths } from '#domain/paths';
import type { Crumb } from '#lib/seo/structuredData';

import type { FacilityDetails } from './api';

type Translate = TFunction<'facility'>;

/** Breadcrumbs from the home page to a facility. */
export function facilityCrumbs({ address, primaryCategory, name }: FacilityDetails, t: Translate): readonly Crumb[] {
  return [
    { label: t('home'), href: paths.home },
    {
      label: t('inCity', { category: primaryCategory.plural, city: address.city }),
      href: categoryPath(primaryCategory.id, address.cityId),
    },
    { label: name },
  ];
}

/** District and city of a facility. */
export function townOf({ district, city }: FacilityDetails['address']): string {
  return district === '' ? city : `${district}, ${city}`;
}

/** Head data for search engines and link previews; `state` is the opening state, where known. */
export function facilityHead(
  facility: FacilityDetails,
  { t, language, state }: { t: Translate; language: Language; state?: string },
): Omit<PageHeadProps, 'about'> & { title: string } {
  const { name, primaryCategory, address } = facility;
  const short = facility.shortDescription.replace(/\.$/, '');
  const place = townOf(address);
  return {
    title: t('title.page', {
      name,
      city: address.city,
      category: lowercaseInitial(primaryCategory.name, language),
    }),
    name,
    description:
      state === undefined ? t('descriptionPlain', { short, place }) : t('description', { short, state, place }),
    path: facilityPath(facility.slug),
    type: 'place',
    image: facility.photos[0]?.url,
    indexed: facility.publicationStatus === 'published' && facility.operationalStatus !== 'permanently-closed',
  };
}
