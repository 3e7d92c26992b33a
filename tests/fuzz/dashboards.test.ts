import { request } from '#lib/http/request';
import * as api from '#modules/dashboards/api';
import * as crypto from '#modules/dashboards/crypto/api';
import * as finance from '#modules/dashboards/finance/api';

import { serveBackend, startTime } from '#mocks/testing/serveBackend';

import { describeBadPayloads, describeQueries, fieldAt, wrongValues } from './badPayloads';
import type { Path } from './badPayloads';

serveBackend({ account: 'ada' });

/** What a trade could have changed. */
const everything = async () => {
  const { wallets, cash, trades } = await request(crypto.getCrypto, {});
  return JSON.stringify({ wallets, cash, trades });
};

describeBadPayloads({
  everything,
  bodies: [
    [
      crypto.tradeCrypto,
      {
        id: 'trade-1',
        action: 'buy',
        coin: 'btc',
        unit: 'usd',
        amount: 100,
        quote: { price: 1, at: startTime.toISOString() },
      },
    ],
  ],
  wrong: wrongValues(1000, 'amount', 'doge', 'hold'),
  // Every price can be asked, and the id is made by the client; a price that was not quoted is a conflict.
  isAllowed: (path: Path, value) =>
    (fieldAt(path) === 'price' && typeof value === 'number' && value >= 0) ||
    (fieldAt(path) === 'id' && typeof value === 'string' && /^[\w-]{1,80}$/.test(value)),
  keys: ['id', 'action', 'coin', 'unit', 'amount', 'quote', 'price', 'at'],
  queries: [],
});

const checked = { checked: 'quarter' };

describeQueries([
  { endpoint: api.getAnalytics, parameter: 'unknown' },
  { endpoint: api.getProject, parameter: 'unknown' },
  { endpoint: api.getDirectory, parameter: 'unknown' },
  { endpoint: api.listCheckedFacilities, parameter: 'checked' },
  { endpoint: api.listCheckedFacilities, parameter: 'page', query: checked },
  { endpoint: crypto.getCrypto, parameter: 'unknown' },
  { endpoint: crypto.getCoinPrices, parameter: 'unknown' },
  { endpoint: crypto.getCoinMarket, parameter: 'coin', query: { period: 'day' } },
  { endpoint: crypto.getCoinMarket, parameter: 'period', query: { coin: 'btc' } },
  { endpoint: finance.getFinance, parameter: 'unknown' },
  ...['search', 'statement', 'sort', 'order', 'page', 'size'].map((parameter) => ({
    endpoint: finance.getTransactions,
    parameter,
  })),
]);
