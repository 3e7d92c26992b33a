import { queryOptions } from '@tanstack/react-query';

import { createClient } from '#lib/http/createClient';
import { patch } from '#lib/query/cachePatches';
import { mutation } from '#lib/query/mutation';
import { beginSession } from '#lib/session/session';
import { currentToken } from '#lib/session/token';

import type { DemoScenario, DemoState } from './api';

const client = createClient(() => import('./api'));
const key = ['demo'];

/** Scenarios and clock of this tab. */
export const demoQuery = () => queryOptions({ queryKey: key, queryFn: ({ signal }) => client.getDemo({ signal }) });

/** Replaces the scenarios of this tab. */
export const setScenariosMutation = () =>
  mutation({ key, send: (scenarios: DemoScenario[]) => client.setDemoScenarios({ body: { scenarios } }) });

/** Sets how many days the clock of this tab is ahead, and continues the session. */
export const shiftClockMutation = () =>
  mutation({
    key,
    async send(shiftDays: number) {
      const token = currentToken();
      const response = await client.shiftDemoClock({
        body: { shiftDays },
        ...(token === undefined ? {} : { token }),
      });
      if (response.session) beginSession(response.session);
      return response;
    },
  });

/** Sets whether sample contacts answer chat messages. */
export const contactsAnswerMutation = () =>
  mutation({
    key,
    send: (contactsAnswer: boolean) => client.setContactsAnswer({ body: { contactsAnswer } }),
    optimistic: (contactsAnswer) => [patch<DemoState>(key, (state) => ({ ...state, contactsAnswer }))],
  });

/** Deletes everything that was entered in this browser. */
export const resetMutation = () => mutation({ key, invalidates: [], send: () => client.resetDemo({}) });
