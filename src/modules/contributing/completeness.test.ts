import { expect, it } from 'vitest';

import { completenessOf, mostMissing } from './completeness';

const bare: Parameters<typeof completenessOf>[0] = {
  hoursStatus: 'unknown',
  phones: [],
  services: [],
  accessibility: [],
  photos: [],
  languages: [],
  shortDescription: 'A clinic by the old harbour',
  address: {
    districtId: 'old-harbour',
    district: 'Old Harbour',
    cityId: 'port-calder',
    city: 'Port Calder',
    regionId: 'calder',
    region: 'Calder',
    country: 'XV',
  },
};

const full: typeof bare = {
  ...bare,
  hoursStatus: 'always',
  email: 'hello@clinic.example',
  website: 'https://clinic.example',
  services: [{ id: 'blood', name: 'Blood test' }],
  accessibility: [{ feature: 'lift', state: 'yes' }],
  photos: [{ id: 'one', url: 'data:,', alt: 'The door' }],
  languages: ['en'],
};

it('counts what there is to a hundred', () => {
  expect(completenessOf(full)).toBe(100);
  expect(completenessOf(bare)).toBe(48);
});

it('names what would add the most', () => {
  expect(mostMissing(full)).toBeNull();
  expect(mostMissing(bare)).toEqual({ part: 'hours', percent: 16 });
  expect(mostMissing({ ...bare, hoursStatus: 'appointment' })).toEqual({ part: 'contact', percent: 12 });
});
