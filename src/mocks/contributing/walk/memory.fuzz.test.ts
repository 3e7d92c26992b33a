import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { setClock } from '#lib/time/clock';
import type * as Facilities from '#mocks/directory/facilities';
import { clearChangesVersion } from '#mocks/directory/changesVersion';
import { enableSampleRequests } from '#mocks/contributing/sampleRequests';

import { startTime } from '#mocks/testing/serveBackend';
import { resetMemory, writesSoFar } from './memory';
import { useCases } from './ports';
import { walkSteps } from './steps';
import { takeWalk } from './walk';

vi.mock('#mocks/core/store', async () => {
  const { defineMemoryStore, ownedMemoryStore } = await import('./memory');
  return { defineStore: defineMemoryStore, ownedStore: ownedMemoryStore };
});
vi.mock('#mocks/core/transaction', async () => ({ inTransaction: (await import('./memory')).inMemoryTransaction }));
// Cached, because the seed is the same at every time.
vi.mock('#mocks/directory/facilities', async (original) => {
  const { findSeedBySlug, findSeedSlug, ...rest } = await original<typeof Facilities>();
  const bySlug = new Map<string, ReturnType<typeof findSeedBySlug>>();
  const byId = new Map<string, ReturnType<typeof findSeedSlug>>();
  const once = <T>(cache: Map<string, T>, key: string, load: () => T): T => {
    const known = cache.get(key) ?? load();
    cache.set(key, known);
    return known;
  };
  return {
    ...rest,
    findSeedBySlug: (slug: string, language: 'en' | 'tr') => once(bySlug, slug, () => findSeedBySlug(slug, language)),
    findSeedSlug: (id: string) => once(byId, id, () => findSeedSlug(id)),
  };
});
// Walks read the outbox; copies in mailboxes would only cost time.
vi.mock('#mocks/mailbox/store', () => ({ deliverSystemMail: async () => {} }));
// Activities are stored in a later task, and a walk would take them for what the next step has written.
vi.mock('#mocks/core/recordActivity', () => ({ recordActivity: () => {} }));
// These walks make no visitor reports.
vi.mock('#mocks/core/database', () => ({
  database: async () => ({ reports: { where: () => ({ above: () => ({ toArray: async () => [] }) }) } }),
}));

const walks = 1000;
const stepsOfWalk = 50;

beforeAll(() => {
  setClock(startTime);
  enableSampleRequests(false);
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
            clearChangesVersion();
            setClock(startTime);
            done += await takeWalk(useCases, steps, writesSoFar);
          },
        ),
        { numRuns: Number(process.env['WALKS'] ?? walks) },
      );
      // Most steps must succeed, or the walks would prove little.
      expect(done).toBeGreaterThan(Number(process.env['WALKS'] ?? walks) * 10);
    },
  );
});
