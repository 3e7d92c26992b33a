import fc from 'fast-check';
import { expect, it } from 'vitest';

import { paths } from '#domain/paths';

import { coins, pricePeriods } from './coins';
import { cryptoParams } from './cryptoPath';

it('takes what is missing or unknown as a day of Bitcoin', () => {
  expect(cryptoParams.parse('?coin=doge&period=decade')).toEqual({ coin: 'btc', period: 'day' });
  expect(cryptoParams.href(paths.cryptoDashboard, { coin: 'btc', period: 'day' })).toBe('/dashboards/crypto');
});

it('is read as it was written', () => {
  fc.assert(
    fc.property(fc.constantFrom(...coins), fc.constantFrom(...pricePeriods), (coin, period) => {
      const { search } = new URL(cryptoParams.href(paths.cryptoDashboard, { coin, period }), 'http://localhost');
      expect(cryptoParams.parse(search)).toEqual({ coin, period });
    }),
  );
});
