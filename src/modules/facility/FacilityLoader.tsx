import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';

import { QueryPanel } from '#components/QueryPanel';
import { PrerenderedContent } from '#lib/react/PrerenderedContent';
import { HttpError } from '#lib/http/request';
import { facilityPath } from '#domain/paths';

import type { FacilityDetails } from './api';
import { parseFacilityMove } from './facilityMoved';
import { facilityQuery } from './queries';

/** A loaded facility. */
export type FoundFacility = {
  facility: FacilityDetails;
  /** The visitor followed the address of an entry that was merged into this one. */
  merged: boolean;
  /** Refetches the facility, for instance when the shown opening state expires. */
  refetch: () => void;
};

export type FacilityLoaderProps = {
  /** Slug from the address. */
  slug: string;
  /** Path after the facility's slug on this page: `/map`. */
  pathSuffix?: string;
  skeleton: ReactNode;
  children: (found: FoundFacility) => ReactNode;
};

/** Loads the facility of a page; an old address redirects to the current one (directory 2.7). */
export function FacilityLoader({ slug, pathSuffix = '', skeleton, children }: FacilityLoaderProps) {
  const { t } = useTranslation('facility');
  const { pathname, search, hash, state } = useLocation();
  const query = useQuery(facilityQuery(slug));
  const problem = query.error instanceof HttpError ? query.error.problem : undefined;
  // The parent route renders the app's not-found page.
  if (problem?.code === 'not-found') throw query.error;
  const moved = parseFacilityMove(query.error);
  if (moved && moved.slug !== slug) {
    const to = facilityPath(moved.slug) + pathSuffix + search + hash;
    return <Navigate replace to={to} state={{ merged: moved.merged }} />;
  }
  return (
    <>
      {query.isError && !query.data ? <title>{t('title.failed')}</title> : null}
      <QueryPanel
        query={query}
        what={t('what')}
        headingLevel={1}
        skeleton={
          <PrerenderedContent at={pathname}>
            <title>{t('title.loading')}</title>
            {skeleton}
          </PrerenderedContent>
        }
      >
        {(facility) => children({ facility, merged: isMergeRedirect(state), refetch: () => void query.refetch() })}
      </QueryPanel>
    </>
  );
}

function isMergeRedirect(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'merged' in state && state.merged === true;
}
