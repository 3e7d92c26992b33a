import { getDemo, resetDemo, setContactsAnswer, setDemoScenarios, shiftDemoClock } from '#modules/demo/api';
import type { DemoFeature, DemoState } from '#modules/demo/api';
import { authorize, continueSession } from '#mocks/accounts/store';
import { answerSetting, storeAnswerSetting } from '#mocks/chat/contactAnswers';
import { clockShift, shiftClock } from '#mocks/core/clockShift';
import { resetDatabase } from '#mocks/core/database';
import { clearFaults } from '#mocks/core/faults';
import { handle } from '#mocks/core/handle';
import { announceReset } from '#mocks/core/resetNotice';
import { currentScenarios, featuresWithMany, setScenarios } from '#mocks/core/scenarios';

const stateNow = (): DemoState => ({
  // A test makes sure that the contract names the same features.
  scenarios: currentScenarios().map(({ feature, mode }) => ({ feature: feature as DemoFeature, mode })),
  withMany: featuresWithMany as DemoFeature[],
  shiftDays: clockShift(),
  contactsAnswer: answerSetting(),
});

/** Scenarios, clock, answers of contacts and reset of the local back end. */
export const demoHandlers = [
  handle(getDemo, stateNow),
  handle(setDemoScenarios, ({ body }) => {
    setScenarios(body.scenarios);
    return stateNow();
  }),
  handle(shiftDemoClock, async ({ body, request }) => {
    // By the clock as it is: by the next one the token may have expired.
    const caller = await authorize(request, 'user').catch(() => undefined);
    shiftClock(body.shiftDays);
    return { shiftDays: clockShift(), session: caller ? await continueSession(caller) : null };
  }),
  handle(setContactsAnswer, ({ body }) => {
    storeAnswerSetting(body.contactsAnswer);
    return stateNow();
  }),
  handle(resetDemo, async () => {
    clearFaults();
    setScenarios([]);
    storeAnswerSetting(true);
    // A clock that a test has set is not a shift.
    if (clockShift() !== 0) shiftClock(0);
    await resetDatabase();
    announceReset();
    return true as const;
  }),
];
