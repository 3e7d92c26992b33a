import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useLocation } from 'react-router-dom';

import { QueryPanel } from '#components/QueryPanel';
import type { ArticleSummary } from '#domain/article';
import { DrawnContent } from '#lib/react/PrerenderedContent';
import { midSentence } from '#lib/text/lowercaseInitial';

import { categoryPicture } from './categoryPicture';
import { categoryTrail, fewestListed } from './categoryTrail';
import { CategoryWays } from './SubcategoryLinks';
import type { ListingAsked } from './listingLoader';
import { ListingSkeleton } from './ListingSkeleton';
import { ListingView } from './ListingView';
import { categoryQuery } from './queries';
import { isMissing } from './resultQueries';
import { useListing } from './useListing';

const root = 'service-categories';

export type CategoryPageProps = {
  /** Shows articles, which are another module's. */
  renderArticles: (articles: readonly ArticleSummary[]) => ReactNode;
};

/** `/service-categories/{category_id}/page-{n}`: the facilities of one kind (directory 2.4). The route's loader reads the address. */
export function CategoryPage({ renderArticles }: CategoryPageProps) {
  const asked = useLoaderData<ListingAsked>();
  return <Category key={asked.id} {...asked} renderArticles={renderArticles} />;
}

function Category({ id, page, renderArticles }: ListingAsked & CategoryPageProps) {
  const { t, i18n } = useTranslation('facility-search-listings');
  const { pathname } = useLocation();
  const query = useQuery(categoryQuery(id));
  const list = useListing({ root, id }, page);
  // The route above shows the app's own page for what does not exist.
  if (isMissing(query.error)) throw query.error;
  return (
    <>
      {query.isError && !query.data ? <title>{t('listing.titleFailed')}</title> : null}
      <QueryPanel
        query={query}
        what={t('listing.what')}
        headingLevel={1}
        skeleton={
          <DrawnContent at={pathname}>
            <ListingSkeleton />
          </DrawnContent>
        }
      >
        {(category) => (
          <ListingView
            list={list}
            what={category.plural}
            text={category.description}
            trail={categoryTrail(category, t)}
            name={category.plural}
            inCountry
            fewest={fewestListed}
            emptyTitle={t('listing.empty', { what: midSentence(category.plural, i18n.language) })}
            picture={categoryPicture(category.id, t)}
            emergency={category.emergency}
            ways={<CategoryWays categories={category.children} location={list.address.location} />}
            foot={renderArticles(category.articles)}
          />
        )}
      </QueryPanel>
    </>
  );
}
