import fc from 'fast-check';
import { expect, it } from 'vitest';

import { resetDatabase } from '#mocks/core/database';
import { setClock } from '#lib/time/clock';

import { storedRecords } from '#mocks/testing/contributingCalls';
import { serveBackend, startTime } from '#mocks/testing/serveBackend';
import { handlers } from './ports';
import { walkSteps } from './steps';
import { takeWalk } from './walk';

serveBackend();

// Few, because each step makes several calls and transactions in a real database; memory.fuzz.test.ts runs a thousand.
const walks = 5;
const stepsOfWalk = 50;

it(
  'walks through the handlers and the database keep the same promises, whoever presses what',
  { timeout: 120_000 },
  async () => {
    let done = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(walkSteps(true), { minLength: stepsOfWalk, maxLength: stepsOfWalk }), async (steps) => {
        await resetDatabase();
        setClock(startTime);
        done += await takeWalk(handlers, steps, storedRecords);
      }),
      { numRuns: walks, endOnFailure: true },
    );
    expect(done).toBeGreaterThan(walks * 8);
  },
);
