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

/** A facility that has been found. */
export type FoundFacility = {
  facility: FacilityDetails;
  /** The visitor asked for an entry that was taken in by this one. */
  merged: boolean;
  /** Asks for it again, for instance when the shown open state has ended. */
  refetch: () => void;
};

export type FacilityLoaderProps = {
  /** As the address has it. */
  slug: string;
  /** What follows the facility in the path of this page: `/map`. */
  pathSuffix?: string;
  skeleton: ReactNode;
  children: (found: FoundFacility) => ReactNode;
};

/** Finds the facility that a page is about; old addresses are replaced by the one it has now (directory 2.7). */
export function FacilityLoader({ slug, pathSuffix = '', skeleton, children }: FacilityLoaderProps) {
  const { t } = useTranslation('facility');
  const { pathname, search, hash, state } = useLocation();
  const query = useQuery(facilityQuery(slug));
  const problem = query.error instanceof HttpError ? query.error.problem : undefined;
  // The route above shows the app's own page for what does not exist.
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
