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

/** The prerendered page of a category: everything that does not depend on the viewer, and a skeleton of the list. */
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

/** Document head of the category; `origin` is the site's public origin. */
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
