import fc from 'fast-check';
import { expect, it } from 'vitest';

import { paths } from '#domain/paths';

import { financeParams } from './financePath';
import { statementNames, transactionSorts } from './limits';

const view = fc.record({
  search: fc.string({ maxLength: 60 }).map((text) => text.trim()),
  statement: fc.constantFrom('all' as const, ...statementNames),
  sort: fc.constantFrom(...transactionSorts),
  order: fc.constantFrom('asc' as const, 'desc' as const),
  page: fc.integer({ min: 1, max: 9_999_999 }),
});

it('takes what is missing or unknown as the newest transactions', () => {
  expect(financeParams.parse('?sort=balance&order=up&page=0&statement=next')).toEqual({
    search: '',
    statement: 'all',
    sort: 'date',
    order: 'desc',
    page: 1,
  });
});

it('is read as it was written', () => {
  fc.assert(
    fc.property(view, (one) => {
      const { search } = new URL(financeParams.href(paths.financeDashboard, one), 'http://localhost');
      expect(financeParams.parse(search)).toEqual(one);
    }),
  );
});
