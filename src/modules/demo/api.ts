import * as z from 'zod/mini';

import { sessionUserSchema } from '#domain/sessionUser';
import { endpoint } from '#lib/http/endpoint';

// Calls of the local back end alone: a real server has none of them.

/** Features whose calls can be made to fail, in the order of their names. */
export const demoFeatures = [
  'academy',
  'account',
  'activities',
  'articles',
  'chat',
  'contacts',
  'dashboards',
  'directory',
  'file-manager',
  'help-center',
  'icons',
  'inventory',
  'mailbox',
  'messages',
  'navigation',
  'notes',
  'notifications',
  'requests',
  'scrumboard',
  'search',
  'session',
  'shortcuts',
  'tasks',
] as const;
/** A feature whose calls can be made to fail. */
export type DemoFeature = (typeof demoFeatures)[number];

/** What the calls of a feature can do. */
export const demoModes = ['slow', 'empty', 'many', 'status500', 'networkError', 'malformed', 'neverResolves'] as const;
/** What the calls of a feature can do. */
export type DemoMode = (typeof demoModes)[number];

const demoScenarioSchema = z.object({ feature: z.enum(demoFeatures), mode: z.enum(demoModes) });
/** A feature and what its calls do. */
export type DemoScenario = z.infer<typeof demoScenarioSchema>;

/** Greatest number of days that the clock can be ahead. */
export const maxShiftDays = 3650;
const shiftDays = z.int().check(z.gte(0), z.lte(maxShiftDays));

const stateSchema = z.object({
  /** Those of this tab that are on. */
  scenarios: z.array(demoScenarioSchema),
  /** Features that can have many records. */
  withMany: z.array(z.enum(demoFeatures)),
  /** How many days the clock of this tab is ahead. */
  shiftDays,
  /** Whether sample contacts answer chat messages, in all tabs. */
  contactsAnswer: z.boolean(),
});
/** The state of the local back end in this tab. */
export type DemoState = z.infer<typeof stateSchema>;

/** `GET api/mock/demo` */
export const getDemo = endpoint({
  method: 'GET',
  path: 'api/mock/demo',
  summary: 'Gives the scenarios and the clock of the tab',
  response: stateSchema,
});

/** `POST api/mock/demo/scenarios`: replaces the scenarios of the tab. */
export const setDemoScenarios = endpoint({
  method: 'POST',
  path: 'api/mock/demo/scenarios',
  summary: 'Sets the scenarios of the tab',
  body: z.object({ scenarios: z.array(demoScenarioSchema) }),
  response: stateSchema,
});

/**
 * `POST api/mock/demo/clock`: sets how many days the clock of the tab is ahead. `session` continues the session of the
 * caller, whose token may have expired by then.
 */
export const shiftDemoClock = endpoint({
  method: 'POST',
  path: 'api/mock/demo/clock',
  summary: 'Shifts the clock of the tab by days',
  body: z.object({ shiftDays }),
  response: z.object({
    shiftDays,
    session: z.nullable(z.object({ user: sessionUserSchema, accessToken: z.string(), tokenType: z.literal('bearer') })),
  }),
});

/** `POST api/mock/demo/contacts`: sets whether sample contacts answer chat messages, in all tabs. */
export const setContactsAnswer = endpoint({
  method: 'POST',
  path: 'api/mock/demo/contacts',
  summary: 'Sets whether sample contacts answer chat messages',
  body: z.object({ contactsAnswer: z.boolean() }),
  response: stateSchema,
});

/** `POST api/mock/reset`: deletes what was entered, and ends scenarios, faults and the shift of the clock. */
export const resetDemo = endpoint({
  method: 'POST',
  path: 'api/mock/reset',
  summary: 'Forgets what was entered, every fault and scenario, and the shift of the clock',
  response: z.literal(true),
});
