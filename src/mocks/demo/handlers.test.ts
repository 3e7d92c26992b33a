import { afterEach, describe, expect, it } from 'vitest';

import { request } from '#lib/http/request';
import { now } from '#lib/time/clock';
import { dayMs } from '#lib/time/duration';
import { currentToken, tokenExpiry } from '#lib/session/token';
import { getAccount } from '#modules/account/api';
import {
  demoFeatures,
  demoModes,
  getDemo,
  resetDemo,
  setContactsAnswer,
  setDemoScenarios,
  shiftDemoClock,
} from '#modules/demo/api';
import { shiftClock } from '#mocks/core/clockShift';
import { features, modes, setScenarios } from '#mocks/core/scenarios';
import { expectHttpError, serveBackend } from '#mocks/testing/serveBackend';
import { signInAndStoreToken, storeToken } from '#mocks/testing/signInAs';

serveBackend();
afterEach(() => {
  setScenarios([]);
  shiftClock(0);
});

it('names every feature and mode of the scenarios', () => {
  expect([...demoFeatures]).toEqual(Object.keys(features).toSorted());
  expect([...demoModes].toSorted()).toEqual(Object.keys(modes).toSorted());
});

describe('scenarios', () => {
  it('apply at once, and are taken off again', async () => {
    await signInAndStoreToken('mira');
    const scenarios = [{ feature: 'account', mode: 'status500' }] as const;
    expect(await request(setDemoScenarios, { body: { scenarios: [...scenarios] } })).toMatchObject({ scenarios });
    expect((await expectHttpError(request(getAccount, {}))).status).toBe(500);
    await request(setDemoScenarios, { body: { scenarios: [] } });
    expect((await request(getAccount, {})).name).toBe('Mira Castellanos');
  });
});

describe('the clock', () => {
  it('goes on from the chosen day, with the session of the caller', async () => {
    await signInAndStoreToken('mira');
    const token = currentToken() ?? '';
    const { session, shiftDays } = await request(shiftDemoClock, { body: { shiftDays: 30 }, token });
    expect(shiftDays).toBe(30);
    expect(Math.abs(now().getTime() - Date.now() - 30 * dayMs)).toBeLessThan(10_000);
    expect(session?.user.id).toBeDefined();
    const expiry = tokenExpiry(session?.accessToken ?? '');
    expect(expiry instanceof Date && expiry > now()).toBe(true);
    storeToken(session?.accessToken ?? '');
    expect((await request(getAccount, {})).name).toBe('Mira Castellanos');
  });

  it('has no session for a visitor', async () => {
    expect(await request(shiftDemoClock, { body: { shiftDays: 1 } })).toEqual({ shiftDays: 1, session: null });
  });
});

it('a reset ends scenarios and the shift of the clock', async () => {
  await request(setDemoScenarios, { body: { scenarios: [{ feature: 'chat', mode: 'slow' }] } });
  await request(shiftDemoClock, { body: { shiftDays: 7 } });
  expect(await request(setContactsAnswer, { body: { contactsAnswer: false } })).toMatchObject({
    contactsAnswer: false,
  });
  expect(await request(resetDemo, {})).toBe(true);
  expect(await request(getDemo, {})).toMatchObject({ scenarios: [], shiftDays: 0, contactsAnswer: true });
});
