import { useTranslation } from 'react-i18next';

import { HeadElements } from '#lib/seo/PageHead';
import { categoryPath } from '#domain/paths';

import type { CategoryDetails } from './api';
import { categoryPicture } from './categoryPicture';
import { categoryTrail, minListed } from './categoryTrail';
import { SubcategoryLinks } from './SubcategoryLinks';
import { ListingIntro } from './ListingIntro';
import { ListingSkeleton } from './ListingSkeleton';
import { useResultsTranslation } from './useResultsTranslation';
import { titleWithPlace } from './resultTitle';

export type PrerenderedCategoryProps = { category: CategoryDetails };

const everywhere = { location: { kind: 'anywhere' } } as const;

/** What is known of a category whoever reads it: its page as it is drawn at build, with the shape of the list. */
export function PrerenderedCategory({ category }: PrerenderedCategoryProps) {
  const { t } = useTranslation('facility-search-listings');
  const crumbs = [...categoryTrail(category, t), { label: category.plural }];
  return (
    <ListingSkeleton
      intro={
        <ListingIntro
          title={category.plural}
          text={category.description}
          crumbs={crumbs}
          picture={categoryPicture(category.id, t)}
          emergency={category.emergency}
          relatedLinks={<SubcategoryLinks categories={category.children} location={everywhere.location} />}
        />
      }
    />
  );
}

/** What machines read of it; `origin` is where the site is known to the world. */
export function PrerenderedCategoryHead({ category, origin }: PrerenderedCategoryProps & { origin: string }) {
  const { t, i18n } = useResultsTranslation();
  const title = titleWithPlace(category.plural, everywhere, undefined, t, i18n.language);
  return (
    <HeadElements
      origin={origin}
      title={t('results.documentTitleLoading', { title })}
      name={title}
      description={category.description}
      path={categoryPath(category.id)}
      indexed={category.facilityCount >= minListed}
    />
  );
}
