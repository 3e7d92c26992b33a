import { describe, expect, it } from 'vitest';

import { claim } from './claim';
import { attemptTransition } from './machine';
import type { Actor, Machine } from './machine';
import { publication } from './publication';
import { verification } from './verification';

const actors: readonly Actor[] = ['user', 'creator', 'requester', 'claimant', 'owner', 'admin', 'system'];

type Line = readonly [from: string | null, event: string, by: Actor, guards: string, to: string];

// The tables of directory contract 1.6, written a second time to catch mistakes.
const published: readonly Line[] = [
  ['draft', 'submit', 'creator', 'complete email-verified duplicates-answered', 'pending'],
  ['pending', 'approve-verify', 'admin', 'link-valid not-own-request', 'published'],
  ['pending', 'approve-claim', 'admin', 'link-valid not-own-request submitter-is-owner', 'published'],
  ['pending', 'reject', 'admin', 'link-valid not-own-request reason-given', 'rejected'],
  ['pending', 'withdraw', 'creator', '', 'draft'],
  ['rejected', 'submit', 'creator', 'complete email-verified resubmissions-left', 'pending'],
  ['pending', 'lapse', 'system', 'aged-30-days', 'draft'],
  ['published', 'suspend', 'admin', 'not-own-request confirmed reason-given', 'suspended'],
  ['suspended', 'reinstate', 'admin', 'not-own-request confirmed reason-given', 'published'],
  ['published', 'merge', 'admin', 'not-own-request confirmed reason-given target-published nothing-open', 'merged'],
  ['merged', 'separate', 'admin', 'not-own-request confirmed reason-given', 'published'],
  ['rejected', 'delete', 'system', 'aged-90-days', 'deleted'],
];
const requesting = 'email-verified no-open-request not-cooling-down few-open-requests';
const verified: readonly Line[] = [
  ['unverified', 'request', 'user', requesting, 'pending'],
  ['expired', 'request', 'user', requesting, 'pending'],
  ['due', 'reverify', 'owner', requesting, 'due'],
  ['verified', 'propose-change', 'owner', 'email-verified', 'verified'],
  ['due', 'propose-change', 'owner', 'email-verified', 'due'],
  ['pending', 'propose-change', 'owner', 'email-verified', 'pending'],
  ['pending', 'withdraw', 'requester', 'change-open', 'pending'],
  ['pending', 'approve-verify', 'admin', 'link-valid not-own-request', 'verified'],
  ['due', 'approve-verify', 'admin', 'link-valid not-own-request reverify-open', 'verified'],
  ['due', 'approve-verify', 'admin', 'link-valid not-own-request change-open', 'due'],
  ['due', 'reject', 'admin', 'link-valid not-own-request reason-given reverify-open', 'due'],
  ['verified', 'reject', 'admin', 'link-valid not-own-request reason-given change-open', 'verified'],
  ['due', 'withdraw', 'requester', 'reverify-open', 'due'],
  ['verified', 'withdraw', 'requester', 'change-open', 'verified'],
  ['due', 'lapse', 'system', 'aged-30-days reverify-open', 'due'],
  ['verified', 'lapse', 'system', 'aged-30-days change-open', 'verified'],
  ['verified', 'revoke', 'admin', 'not-own-request confirmed reason-given no-open-request', 'unverified'],
  ['due', 'revoke', 'admin', 'not-own-request confirmed reason-given no-open-request', 'unverified'],
  ['verified', 'fall-due', 'system', 'expires-in-30-days', 'due'],
  ['verified', 'reports', 'system', 'three-reports', 'due'],
  ['due', 'expire', 'system', 'expiry-passed', 'expired'],
];
const claimed: readonly Line[] = [
  [null, 'start', 'user', 'email-verified facility-published not-owner no-open-claim few-open-claims', 'draft'],
  ['draft', 'send-code', 'claimant', 'channel-public method-unlocked sends-left', 'code-sent'],
  ['code-sent', 'send-code', 'claimant', 'channel-public method-unlocked sends-left', 'code-sent'],
  ['code-sent', 'wrong-code', 'claimant', 'tries-left', 'code-sent'],
  ['code-sent', 'right-code', 'claimant', '', 'code-sent'],
  ['code-sent', 'forget-code', 'system', 'aged-24-hours', 'draft'],
  ['draft', 'submit', 'claimant', 'proven declared', 'submitted'],
  ['code-sent', 'submit', 'claimant', 'proven declared', 'submitted'],
  ['submitted', 'contest', 'system', 'facility-owned', 'contested'],
  ['contested', 'owner-agrees', 'owner', '', 'submitted'],
  ['contested', 'owner-disputes', 'owner', 'reason-given', 'contested-ready'],
  ['contested', 'owner-silent', 'system', 'aged-7-days', 'contested-ready'],
  ['submitted', 'approve', 'admin', 'link-valid not-own-request facility-unowned', 'approved'],
  ['submitted', 'approve', 'admin', 'link-valid not-own-request owner-agreed', 'approved'],
  ['contested-ready', 'approve', 'admin', 'link-valid not-own-request reason-given', 'approved'],
  ['submitted', 'reject', 'admin', 'link-valid not-own-request reason-given', 'rejected'],
  ['contested', 'reject', 'admin', 'link-valid not-own-request reason-given', 'rejected'],
  ['contested-ready', 'reject', 'admin', 'link-valid not-own-request reason-given', 'rejected'],
  ['draft', 'withdraw', 'claimant', '', 'withdrawn'],
  ['code-sent', 'withdraw', 'claimant', '', 'withdrawn'],
  ['submitted', 'withdraw', 'claimant', '', 'withdrawn'],
  ['contested', 'withdraw', 'claimant', '', 'withdrawn'],
  ['contested-ready', 'withdraw', 'claimant', '', 'withdrawn'],
  ['submitted', 'expire', 'system', 'aged-30-days', 'expired'],
  ['contested-ready', 'expire', 'system', 'aged-30-days', 'expired'],
  ['approved', 'relinquish', 'owner', 'confirmed', 'ended'],
  ['approved', 'revoke', 'admin', 'confirmed not-own-request reason-given', 'ended'],
  ['approved', 'replace', 'system', 'ownership-moved', 'ended'],
  ['contested', 'owner-gone', 'system', 'facility-unowned', 'submitted'],
];

const machines = {
  publication: [publication, published],
  verification: [verification, verified],
  claim: [claim, claimed],
} as unknown as Readonly<Record<string, readonly [Machine<string, string, string, string>, readonly Line[]]>>;

const all = (names: string) =>
  Object.fromEntries(
    names
      .split(' ')
      .filter((name) => name !== '')
      .map((name) => [name, true]),
  );

describe.each(Object.entries(machines))('%s', (_name, [machine, lines]) => {
  it.each(lines)('goes from %s by %s of the %s when %s to %s', (from, event, by, guards, to) => {
    const result = attemptTransition(machine, { state: from }, { event, actors: [by], guards: all(guards) });
    expect(result).toMatchObject({ ok: true, next: { state: to } });
  });

  it.each(lines.filter(([, , , guards]) => guards !== ''))(
    'does not go from %s by %s of the %s when one of %s is missing',
    (from, event, by, guards) => {
      for (const missing of guards.split(' ')) {
        const rest = guards
          .split(' ')
          .filter((name) => name !== missing)
          .join(' ');
        const result = attemptTransition(machine, { state: from }, { event, actors: [by], guards: all(rest) });
        // The fifth wrong code has a separate row.
        if (event === 'wrong-code') expect(result).toMatchObject({ ok: true, next: { state: 'draft' } });
        else expect(result.ok).toBe(false);
      }
    },
  );

  it.each(lines)('lets nobody else than its own people go from %s by %s (%s)', (from, event, _by, guards) => {
    const rows = machine.rows.filter((row) => row.event === event && row.from.includes(from));
    const allowed = new Set(rows.flatMap((row) => row.actors));
    const others = actors.filter((actor) => !allowed.has(actor));
    const result = attemptTransition(machine, { state: from }, { event, actors: others, guards: all(guards) });
    expect(result).toEqual({ ok: false, reason: 'not-allowed' });
  });

  it('names only states that it has, and an action of its own for every row', () => {
    for (const { from, to, action } of machine.rows) {
      for (const state of from) expect([null, ...machine.states]).toContain(state);
      expect(['same', 'previous', ...machine.states]).toContain(to);
      expect(action).toMatch(/^[a-z]+\.[a-z-]+$/);
    }
  });
});

describe('a request for verification', () => {
  const attempt = { event: 'request', actors: ['user'], guards: all(requesting) } as const;

  it.each(['unverified', 'expired'] as const)(
    'goes back to %s when it is rejected, withdrawn or forgotten',
    (state) => {
      const open = attemptTransition(verification, { state }, attempt);
      if (!open.ok) throw new Error('It must open.');
      const { next } = open;
      const rejected = { 'link-valid': true, 'not-own-request': true, 'reason-given': true } as const;
      const ends = [
        attemptTransition(verification, next, { event: 'reject', actors: ['admin'], guards: rejected }),
        attemptTransition(verification, next, { event: 'withdraw', actors: ['requester'], guards: {} }),
        attemptTransition(verification, next, { event: 'lapse', actors: ['system'], guards: { 'aged-30-days': true } }),
      ];
      for (const end of ends) expect(end).toMatchObject({ ok: true, next: { state } });
    },
  );
});

it('decides by nobody but an administrator who did not ask', () => {
  const deciding = [publication, verification, claim].flatMap(({ rows }) =>
    rows
      .filter(({ event }) => event.startsWith('approve') || event === 'reject')
      .map(({ actors: by, guards: when }) => ({ by, when: when as readonly string[] })),
  );
  expect(deciding.length).toBeGreaterThan(8);
  for (const { by, when } of deciding) {
    expect(by).toEqual(['admin']);
    expect(when).toEqual(expect.arrayContaining(['link-valid', 'not-own-request']));
  }
});
