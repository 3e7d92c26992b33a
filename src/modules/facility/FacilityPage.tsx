import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { data, Navigate, useLocation, useParams } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import * as z from 'zod/mini';

import { QueryPanel } from '#components/QueryPanel';
import { HttpError } from '#lib/http';
import { facilityPath } from '#lib/paths';

import { movedSchema } from './api';
import { FacilitySkeleton } from './FacilitySkeleton';
import { FacilityView } from './FacilityView';
import { NotFoundError } from './NotFoundError';
import { facilityQuery } from './queries';
import { isFacilitySlug } from './slug';

const arrivalSchema = z.object({ merged: z.boolean() });

/** Refuses an address that no facility can have before anything is asked for. */
export function loader({ params }: LoaderFunctionArgs): null {
  if (!isFacilitySlug(params['slug'] ?? '')) throw data(null, { status: 404 });
  return null;
}

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
  if (problem?.code === 'not-found') throw new NotFoundError(`There is no facility at ${slug}.`);
  if (problem?.code === 'moved') {
    const moved = z.safeParse(movedSchema, problem);
    if (moved.success && moved.data.slug !== slug) {
      const to = facilityPath(moved.data.slug) + search + hash;
      return <Navigate replace to={to} state={{ merged: moved.data.merged ?? false }} />;
    }
  }
  const arrival = z.safeParse(arrivalSchema, state);
  return (
    <>
      {query.data ? null : <title>{t(query.isError ? 'title.failed' : 'title.loading')}</title>}
      <QueryPanel query={query} what={t('what')} headingLevel={1} skeleton={<FacilitySkeleton />}>
        {(facility) => (
          <FacilityView
            facility={facility}
            merged={arrival.data?.merged ?? false}
            onBoundary={() => void query.refetch()}
          />
        )}
      </QueryPanel>
    </>
  );
}
