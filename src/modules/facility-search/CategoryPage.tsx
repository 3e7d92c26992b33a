import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useLocation } from 'react-router-dom';

import { QueryPanel } from '#components/QueryPanel';
import type { ArticleSummary } from '#domain/article';
import { PrerenderedContent } from '#lib/react/PrerenderedContent';
import { lowercaseInitial } from '#lib/text/lowercaseInitial';

import { categoryPicture } from './categoryPicture';
import { categoryTrail, minListed } from './categoryTrail';
import { SubcategoryLinks } from './SubcategoryLinks';
import type { ListingParams } from './listingLoader';
import { ListingSkeleton } from './ListingSkeleton';
import { ListingView } from './ListingView';
import { categoryQuery } from './queries';
import { isNotFound } from './resultQueries';
import { useListing } from './useListing';

const root = 'service-categories';

export type CategoryPageProps = {
  /** Renders articles, which belong to another module. */
  renderArticles: (articles: readonly ArticleSummary[]) => ReactNode;
};

/**
 * `/service-categories/{category_id}/page-{n}`: the facilities of a category (directory 2.4). The route's loader parses
 * the address.
 */
export function CategoryPage({ renderArticles }: CategoryPageProps) {
  const params = useLoaderData<ListingParams>();
  return <Category key={params.id} {...params} renderArticles={renderArticles} />;
}

function Category({ id, page, renderArticles }: ListingParams & CategoryPageProps) {
  const { t, i18n } = useTranslation('facility-search-listings');
  const { pathname } = useLocation();
  const query = useQuery(categoryQuery(id));
  const list = useListing({ root, id }, page);
  // The parent route renders the app's not-found page.
  if (isNotFound(query.error)) throw query.error;
  return (
    <>
      {query.isError && !query.data ? <title>{t('listing.titleFailed')}</title> : null}
      <QueryPanel
        query={query}
        what={t('listing.what')}
        headingLevel={1}
        skeleton={
          <PrerenderedContent at={pathname}>
            <ListingSkeleton />
          </PrerenderedContent>
        }
      >
        {(category) => (
          <ListingView
            list={list}
            subject={category.plural}
            text={category.description}
            trail={categoryTrail(category, t)}
            name={category.plural}
            countryInTitle
            minIndexed={minListed}
            emptyTitle={t('listing.empty', { what: lowercaseInitial(category.plural, i18n.language) })}
            picture={categoryPicture(category.id, t)}
            emergency={category.emergency}
            relatedLinks={<SubcategoryLinks categories={category.children} location={list.address.location} />}
            footer={renderArticles(category.articles)}
          />
        )}
      </QueryPanel>
    </>
  );
}
