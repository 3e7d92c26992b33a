import type { AccessFeature } from '#domain/facility';

import type { DirectionsFacility } from './facility';

const stepFree = ['step-free', 'ramp', 'lift'] as const satisfies readonly AccessFeature[];
type StepFree = (typeof stepFree)[number];
type State = DirectionsFacility['accessibility'][number]['state'];

/** A key below `arrival` of the namespace `directions`. */
export type AccessKey =
  'parkingOnSite' | 'bicycleParking' | `accessibleParking.${State}` | `features.${StepFree}.${State}`;

type Access = Pick<DirectionsFacility, 'accessibility' | 'amenities'>;

/** Translation keys of the known parking options; empty if none are known. */
export function parkingKeys({ accessibility, amenities }: Access): readonly AccessKey[] {
  const accessible = accessibility.find(({ feature }) => feature === 'accessible-parking');
  return [
    ...(amenities.includes('parking') ? ['parkingOnSite' as const] : []),
    ...(accessible ? [`accessibleParking.${accessible.state}` as const] : []),
    ...(amenities.includes('bicycle-parking') ? ['bicycleParking' as const] : []),
  ];
}

/** Translation keys of the known step-free access; empty if none is known. */
export function stepFreeKeys({ accessibility }: Pick<Access, 'accessibility'>): readonly AccessKey[] {
  return stepFree.flatMap((feature) =>
    accessibility
      .filter((known) => known.feature === feature)
      .map(({ state }): AccessKey => `features.${feature}.${state}`),
  );
}
