import { openState } from '#domain/openingHours';
import type { OpeningHours, OpenStateName } from '#domain/openingHours';
import { openStateText } from '#domain/openStateText';
import type { OpenStateText } from '#domain/openStateText';

/** The hours that determine the opening state on arrival; a facility's response has this shape. */
export type ArrivalHours = OpeningHours & {
  /** Public holidays of the next 30 days. */
  readonly holidays: ReadonlyArray<{ readonly date: string }>;
};

const translatedKeys = [
  'openUntil',
  'openUntilDay',
  'closesIn',
  'opensIn',
  'closed',
  'closedOpensToday',
  'closedOpensTomorrow',
  'closedOpensDay',
  'closedOpensDate',
] as const;

/**
 * Keys below `arrival.state` of the namespace `directions`: states that read differently for an arrival than for now.
 */
type ArrivalKey = (typeof translatedKeys)[number];

/**
 * Opening state on arrival, as a key with values: `localKey` is in this module's namespace, `commonKey` in `common`.
 */
export type ArrivalText = Pick<OpenStateText, 'values' | 'holidayKey'> & {
  readonly state: OpenStateName;
} & ({ readonly localKey: ArrivalKey } | { readonly localKey?: never; readonly commonKey: OpenStateText['key'] });

/**
 * Opening state for a visitor who leaves now and arrives after `seconds` (directory 2.8): “Closes 5 minutes after you
 * arrive”. Minutes count from the arrival; "tomorrow" is relative to now, when it is read.
 */
export function arrivalText(hours: ArrivalHours, now: Date, seconds: number, locale: string): ArrivalText {
  const arrival = new Date(now.getTime() + seconds * 1000);
  const dates = new Set(hours.holidays.map(({ date }) => date));
  const state = openState(hours, arrival, (date) => dates.has(date));
  const since = state.state === 'closed' ? now : arrival;
  const { key, values, holidayKey } = openStateText(state, since, hours.timeZone, locale);
  const base = { state: state.state, values, ...(holidayKey === undefined ? {} : { holidayKey }) };
  const localKey = translatedKeys.find((name) => `openState.${name}` === key);
  return localKey === undefined ? { ...base, commonKey: key } : { ...base, localKey };
}
