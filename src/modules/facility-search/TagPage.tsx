import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';

import { QueryPanel } from '#components/QueryPanel';
import { formatNumber } from '#lib/format/formatNumber';
import { paths } from '#domain/paths';

import { listingLoader } from './listingLoader';
import type { ListingParams } from './listingLoader';
import { ListingSkeleton } from './ListingSkeleton';
import { ListingView } from './ListingView';
import { RelatedLinks } from './RelatedLinks';
import { tagQuery } from './queries';
import * as styles from './ListingHeader.css';
import { resultsHref } from './resultAddress';
import { isNotFound } from './resultQueries';
import { optionOfTag } from './tagEquivalents';
import type { FilterOption } from './tagEquivalents';
import { useListing } from './useListing';

const root = 'tags';
// A tag of fewer facilities makes too thin a page to be indexed (directory 2.5).
const minIndexed = 5;

/** Parses tag and page from the address. */
export const loader = listingLoader(root);

/** `/tags/{tag_id}/page-{n}`: the facilities with a tag (directory 2.5). */
export function Component() {
  const params = useLoaderData<typeof loader>();
  return <Tag key={params.id} {...params} />;
}

function Tag({ id, page }: ListingParams) {
  const { t, i18n } = useTranslation('facility-search-listings');
  const query = useQuery(tagQuery(id));
  const list = useListing({ root, id }, page);
  const { address, filters, fresh } = list;
  // The parent route renders the app's not-found page.
  if (isNotFound(query.error)) throw query.error;
  // Near a place, or with filters, fewer facilities have both tags.
  const countOf = ({ facet, value }: FilterOption, inCountry: number | undefined) =>
    fresh === undefined ? inCountry : (fresh.facets[facet].find(([other]) => other === value)?.[1] ?? 0);
  return (
    <>
      {query.isError && !query.data ? <title>{t('listing.titleFailed')}</title> : null}
      <QueryPanel query={query} what={t('listing.what')} headingLevel={1} skeleton={<ListingSkeleton />}>
        {({ title, name, description, group, related }) => (
          <ListingView
            list={list}
            subject={title}
            text={description}
            trail={[{ label: t('listing.home'), href: paths.home }]}
            name={name}
            minIndexed={minIndexed}
            emptyTitle={t('listing.emptyTag')}
            badge={t(`group.${group}`)}
            relatedLinks={
              <RelatedLinks
                label={t('listing.related')}
                links={related.map((other) => {
                  const option = optionOfTag(other.id);
                  const count = countOf(option, option.facet === 'tags' ? other.count : undefined);
                  return {
                    id: other.id,
                    label:
                      count === undefined ? (
                        <>
                          {other.name}
                          <span className={styles.countToCome} />
                        </>
                      ) : (
                        t('listing.counted', { name: other.name, count: formatNumber(count, i18n.language) })
                      ),
                    href: resultsHref({ ...address, page: 1 }, { ...filters, [option.field]: [option.value] }),
                    current: filters[option.field].includes(option.value),
                  };
                })}
              />
            }
          />
        )}
      </QueryPanel>
    </>
  );
}
