import { expect, it } from 'vitest';

import { decisionPath, parseDecisionPath } from './decisionPaths';
import { decisionRoutes } from './schemas';

it('reads the path of each decision page', () => {
  for (const route of decisionRoutes) {
    expect(parseDecisionPath(decisionPath(route, 'saltmarket-clinic'))).toEqual({ route, slug: 'saltmarket-clinic' });
    expect(parseDecisionPath(`${decisionPath(route, 'a b')}/`)).toEqual({ route, slug: 'a b' });
  }
});

it.each(['/', '/admin/facilities/saltmarket-clinic', '/admin/facilities/claims/x/approve-verify', '/apps/requests'])(
  'reads nothing from %s',
  (path) => expect(parseDecisionPath(path)).toBeUndefined(),
);

it('survives a malformed escape', () => {
  expect(parseDecisionPath('/admin/facilities/%E0%A4%A/reject')).toEqual({ route: 'reject', slug: '%E0%A4%A' });
});
