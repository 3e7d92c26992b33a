import BuildingStorefrontIcon from '@heroicons/react/24/outline/BuildingStorefrontIcon';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';

import { EmptyState } from '#components/EmptyState';
import { LinkButton } from '#components/LinkButton';
import { preserveFocus } from '#lib/router/preserveFocus';
import { paths } from '#domain/paths';
import type { Crumb } from '#lib/seo/structuredData';

import { ListingHead } from './ListingHead';
import { ListingIntro } from './ListingIntro';
import type { ListingPicture } from './ListingIntro';
import { NearForm } from './NearForm';
import { NoResults } from './NoResults';
import { PlaceProblem } from './PlaceProblem';
import { resultsHref } from './resultAddress';
import { PlaceProblemError } from './placeQueries';
import { useResultsTranslation } from './useResultsTranslation';
import { placeName, titleWithPlace } from './resultTitle';
import { ResultsView } from './ResultsView';
import { formatLocation } from './searchPath';
import { countFilters } from './searchRequest';
import type { ResultList } from './useResultList';

export type ListingViewProps = {
  list: ResultList;
  /** What is listed, as a title: "Pharmacies". */
  subject: string;
  /** Description in full sentences. */
  text: string;
  /** Breadcrumbs without this page. */
  trail: readonly Crumb[];
  /** Name of this page in the breadcrumbs. */
  name: string;
  /** Whether the document title names the country when no place is set. */
  countryInTitle?: boolean;
  /** Lists with fewer facilities are not indexed by search engines. */
  minIndexed: number;
  /** Title when there are none in the whole country. */
  emptyTitle: string;
  badge?: string;
  picture?: ListingPicture | undefined;
  /** Shows the emergency notice: the listed services treat life-threatening conditions. */
  emergency?: boolean;
  /** Links to related lists. */
  relatedLinks?: ReactNode;
  /** Rendered below the list. */
  footer?: ReactNode;
};

/**
 * The facilities of a category or tag: introduction, place field, and the list with all its controls (directory 2.4,
 * 2.5).
 */
export function ListingView({
  list,
  subject,
  text,
  trail,
  name,
  countryInTitle = false,
  minIndexed,
  emptyTitle,
  badge,
  picture,
  emergency = false,
  relatedLinks,
  footer,
}: ListingViewProps) {
  const { t } = useTranslation('facility-search-listings');
  const { t: resultText, i18n } = useResultsTranslation();
  const navigate = useNavigate();
  const { address, filters, results, fresh } = list;
  if (list.lastPageHref !== undefined) {
    return <Navigate replace to={list.lastPageHref} state={{ missingPage: address.page }} />;
  }

  const isAnywhere = address.location.kind === 'anywhere';
  const place = placeName(address, fresh, resultText, i18n.language);
  const fullTitle = titleWithPlace(subject, address, fresh, resultText, i18n.language);
  const title = isAnywhere ? subject : fullTitle;
  const crumbs: readonly Crumb[] = [...trail, { label: name }];
  const problem = results.error instanceof PlaceProblemError ? results.error.place : undefined;
  const requestedKey = address.location.kind === 'place' ? address.location.key : undefined;

  const head = (
    <>
      {problem ? (
        <>
          <title>
            {resultText('results.documentTitleLoading', { title: resultText('place.unknownTitle', { place }) })}
          </title>
          <meta name="robots" content="noindex,follow" />
          <PlaceProblem name={place} address={address} problem={problem} />
        </>
      ) : (
        <>
          <ListingHead
            list={list}
            title={countryInTitle ? fullTitle : title}
            text={text}
            crumbs={crumbs}
            minIndexed={minIndexed}
          />
          <ListingIntro {...{ title, text, crumbs, badge, picture, emergency, relatedLinks: relatedLinks }} />
        </>
      )}
      <NearForm
        place={isAnywhere ? { label: '' } : { label: place, slug: fresh?.location?.slug ?? requestedKey }}
        resolved={isAnywhere || fresh !== undefined}
        onPlace={(location) => {
          if (formatLocation(location) === formatLocation(address.location)) return;
          void navigate(resultsHref({ ...address, location, page: 1 }, filters), {
            preventScrollReset: true,
            state: preserveFocus,
          });
        }}
      />
    </>
  );

  return (
    <ResultsView
      list={list}
      head={head}
      headOnly={problem !== undefined}
      orderExplanation={t('listing.order')}
      footer={footer}
      empty={
        isAnywhere && countFilters(filters) === 0 ? (
          <EmptyState
            icon={BuildingStorefrontIcon}
            title={emptyTitle}
            description={t('listing.emptyText')}
            action={
              <LinkButton href={paths.createFacility} tone="primary">
                {t('listing.add')}
              </LinkButton>
            }
          />
        ) : (
          <NoResults address={address} filters={filters} place={place} />
        )
      }
    />
  );
}
