import { useParams } from 'react-router-dom';

import { FacilityGate } from './FacilityGate';
import { FacilitySkeleton } from './FacilitySkeleton';
import { FacilityView } from './FacilityView';

/** `/facility/{slug}`: one facility (directory 2.7). */
export function Component() {
  const { slug = '' } = useParams();
  return (
    <FacilityGate key={slug} slug={slug} skeleton={<FacilitySkeleton />}>
      {({ facility, merged, again }) => <FacilityView facility={facility} merged={merged} onBoundary={again} />}
    </FacilityGate>
  );
}
