import { expect, it } from 'vitest';

import { parkingKeys, stepFreeKeys } from './access';

it('tells what is known of parking, and nothing of what is not', () => {
  expect(parkingKeys({ amenities: [], accessibility: [] })).toEqual([]);
  expect(
    parkingKeys({
      amenities: ['wifi', 'bicycle-parking', 'parking'],
      accessibility: [{ feature: 'accessible-parking', state: 'partial' }],
    }),
  ).toEqual(['parkingOnSite', 'accessibleParking.partial', 'bicycleParking']);
});

it('tells what is known of getting in without steps, the entrance first', () => {
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
