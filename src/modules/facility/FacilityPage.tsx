import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams } from 'react-router-dom';

import { QueryPanel } from '#components/QueryPanel';
import { HttpError } from '#lib/http';
import { facilityPath } from '#lib/paths';

import { FacilitySkeleton } from './FacilitySkeleton';
import { FacilityView } from './FacilityView';
import { facilityQuery } from './queries';

/** `/facility/{slug}`: one facility; old addresses are replaced by the one it has now (directory 2.7). */
export function Component() {
  const { slug = '' } = useParams();
  return <FacilityAt key={slug} slug={slug} />;
}

function FacilityAt({ slug }: { slug: string }) {
  const { t } = useTranslation('facility');
  const { search, hash, state } = useLocation();
  const query = useQuery(facilityQuery(slug));
  const problem = query.error instanceof HttpError ? query.error.problem : undefined;
  // The route above shows the app's own page for what does not exist.
  if (problem?.code === 'not-found') throw query.error;
  // An answer is read by hand: the contract's schemas are not needed to show a page.
  const target = problem?.code === 'moved' ? problem['slug'] : undefined;
  if (typeof target === 'string' && target !== slug) {
    const to = facilityPath(target) + search + hash;
    return <Navigate replace to={to} state={{ merged: problem?.['merged'] === true }} />;
  }
  return (
    <>
      {query.data ? null : <title>{t(query.isError ? 'title.failed' : 'title.loading')}</title>}
      <QueryPanel query={query} what={t('what')} headingLevel={1} skeleton={<FacilitySkeleton />}>
        {(facility) => (
          <FacilityView facility={facility} merged={cameByMerger(state)} onBoundary={() => void query.refetch()} />
        )}
      </QueryPanel>
    </>
  );
}

function cameByMerger(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'merged' in state && state.merged === true;
}
