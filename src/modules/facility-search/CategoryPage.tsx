import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';

import { QueryPanel } from '#components/QueryPanel';
import type { ArticleSummary } from '#lib/article';
import { formatNumber } from '#lib/format';
import { midSentence } from '#lib/midSentence';
import { categoryPath, paths } from '#lib/paths';

import type { ListingAsked } from './listingLoader';
import { ListingSkeleton } from './ListingSkeleton';
import { ListingView } from './ListingView';
import { ListingWays } from './ListingWays';
import { categoryQuery } from './queries';
import { resultsHref } from './resultAddress';
import { isMissing } from './resultQueries';
import { useListing } from './useListing';

const root = 'service-categories';
// Shorter lists say nothing that a search would not (directory 2.0.6).
const fewest = 3;

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
  const query = useQuery(categoryQuery(id));
  const list = useListing({ root, id }, page);
  // The route above shows the app's own page for what does not exist.
  if (isMissing(query.error)) throw query.error;
  return (
    <>
      {query.isError && !query.data ? <title>{t('listing.titleFailed')}</title> : null}
      <QueryPanel query={query} what={t('listing.what')} headingLevel={1} skeleton={<ListingSkeleton />}>
        {({ plural, description, emergency, parent, children, articles }) => (
          <ListingView
            list={list}
            what={plural}
            text={description}
            trail={[
              { label: t('listing.home'), href: paths.home },
              ...(parent ? [{ label: parent.plural, href: categoryPath(parent.id) }] : []),
            ]}
            name={plural}
            inCountry
            fewest={fewest}
            emptyTitle={t('listing.empty', { what: midSentence(plural, i18n.language) })}
            emergency={emergency}
            ways={
              <ListingWays
                label={t('listing.kinds')}
                ways={children.map((child) => ({
                  id: child.id,
                  label: t('listing.counted', {
                    name: child.plural,
                    count: formatNumber(child.facilityCount, i18n.language),
                  }),
                  href: resultsHref({ listing: { root, id: child.id }, location: list.address.location }),
                }))}
              />
            }
            foot={renderArticles(articles)}
          />
        )}
      </QueryPanel>
    </>
  );
}
