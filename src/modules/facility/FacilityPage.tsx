import { useEffect } from 'react';
import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';

import { recordViewed } from '#domain/shortlist';
import type { FacilityRef } from '#domain/shortlist';

import type { FacilityDetails } from './api';
import { FacilityLoader } from './FacilityLoader';
import { FacilitySkeleton } from './FacilitySkeleton';
import { FacilityView } from './FacilityView';

export type FacilityPageProps = {
  /** Section for verifying, claiming or managing the facility. */
  contribute?: ComponentType<{ facility: FacilityDetails }>;
  /** Open tasks of the viewer, shown in the page header. */
  notice?: ComponentType<{ facility: FacilityDetails }>;
};

/** `/facility/{slug}`: one facility (directory 2.7). */
export function FacilityPage({ contribute, notice }: FacilityPageProps) {
  const { slug = '' } = useParams();
  return (
    <FacilityLoader key={slug} slug={slug} skeleton={<FacilitySkeleton />}>
      {({ facility, merged, refetch }) => (
        <>
          {facility.publicationStatus === 'published' ? (
            <RecordRecentView slug={facility.slug} name={facility.name} city={facility.address.city} />
          ) : null}
          <FacilityView
            facility={facility}
            merged={merged}
            onBoundary={refetch}
            contribute={contribute}
            notice={notice}
          />
        </>
      )}
    </FacilityLoader>
  );
}

/** Records on this device that the facility was viewed. */
function RecordRecentView({ slug, name, city }: FacilityRef) {
  useEffect(() => recordViewed({ slug, name, city }), [slug, name, city]);
  return null;
}
