import { expect, it } from 'vitest';

import { parkingKeys, stepFreeKeys } from './access';

it('lists the known parking options only', () => {
  expect(parkingKeys({ amenities: [], accessibility: [] })).toEqual([]);
  expect(
    parkingKeys({
      amenities: ['wifi', 'bicycle-parking', 'parking'],
      accessibility: [{ feature: 'accessible-parking', state: 'partial' }],
    }),
  ).toEqual(['parkingOnSite', 'accessibleParking.partial', 'bicycleParking']);
});

it('lists the known step-free access, the entrance first', () => {
  expect(stepFreeKeys({ accessibility: [{ feature: 'hearing-loop', state: 'yes' }] })).toEqual([]);
  expect(
    stepFreeKeys({
      accessibility: [
        { feature: 'lift', state: 'yes' },
        { feature: 'step-free', state: 'no' },
      ],
    }),
  ).toEqual(['features.step-free.no', 'features.lift.yes']);
});
