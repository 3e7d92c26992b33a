import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { setClock } from '#lib/clock';
import type * as Facilities from '#mocks/facilities';
import { forgetFacilityChanges } from '#mocks/changesMark';
import { setSampleRequests } from '#mocks/contributing/sampleRequests';

import { start } from './serve';
import { resetMemory, writesSoFar } from './walk/memory';
import { useCases } from './walk/ports';
import { walkSteps } from './walk/steps';
import { take } from './walk/walk';

vi.mock('#mocks/collection', async () => ({ collection: (await import('./walk/memory')).memoryCollection }));
vi.mock('#mocks/transaction', async () => ({ inTransaction: (await import('./walk/memory')).inMemoryTransaction }));
// The seed says the same each time it is asked, however far the clock has gone.
vi.mock('#mocks/facilities', async (original) => {
  const { seedBySlug, seedAddress, ...rest } = await original<typeof Facilities>();
  const bySlug = new Map<string, ReturnType<typeof seedBySlug>>();
  const byId = new Map<string, ReturnType<typeof seedAddress>>();
  const once = <T>(kept: Map<string, T>, key: string, ask: () => T): T => {
    const known = kept.get(key) ?? ask();
    kept.set(key, known);
    return known;
  };
  return {
    ...rest,
    seedBySlug: (slug: string, language: 'en' | 'tr') => once(bySlug, slug, () => seedBySlug(slug, language)),
    seedAddress: (id: string) => once(byId, id, () => seedAddress(id)),
  };
});
// The outbox is what walks read; what lies in a mailbox beside it would only be carried along.
vi.mock('#mocks/mailbox', () => ({ mails: { ready: async () => {} }, deliverOwn: async () => {} }));
// Reports of visitors are no part of these walks.
vi.mock('#mocks/database', () => ({
  database: async () => ({ reports: { where: () => ({ above: () => ({ toArray: async () => [] }) }) } }),
}));

const walks = 1000;
const stepsOfWalk = 50;

beforeAll(() => {
  setClock(start);
  setSampleRequests(false);
});
afterAll(() => setClock(undefined));

describe('a thousand random walks through the use cases', () => {
  it(
    'stay in the tables, tell every step once, and are decided by other administrators alone',
    { timeout: 120_000 },
    async () => {
      let done = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.array(walkSteps(false), { minLength: stepsOfWalk, maxLength: stepsOfWalk }),
          async (steps) => {
            resetMemory();
            forgetFacilityChanges();
            setClock(start);
            done += await take(useCases, steps, writesSoFar);
          },
        ),
        { numRuns: Number(process.env['WALKS'] ?? walks) },
      );
      // Most of what was tried was possible, or the walks would show little.
      expect(done).toBeGreaterThan(Number(process.env['WALKS'] ?? walks) * 10);
    },
  );
});
