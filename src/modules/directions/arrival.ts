import { openState } from '#domain/openingHours';
import type { OpeningHours, OpenStateName } from '#domain/openingHours';
import { openStateText } from '#domain/openStateText';
import type { OpenStateText } from '#domain/openStateText';

/** What decides whether a facility is open when somebody arrives; a facility's answer has this shape. */
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

/** The keys below `arrival.state` of the namespace `directions`: states that are other ones at the arrival than now. */
export type ArrivalKey = (typeof translatedKeys)[number];

/** How open a facility is on arrival, as a key and values; `own` is a key of this module, else `common` says it. */
export type ArrivalText = Pick<OpenStateText, 'values' | 'holidayKey'> & {
  readonly state: OpenStateName;
} & ({ readonly localKey: ArrivalKey } | { readonly localKey?: never; readonly commonKey: OpenStateText['key'] });

/**
 * How open a facility is for somebody who leaves now and is `seconds` on the way (directory 2.8): “Closes 5 minutes after
 * you arrive”. Minutes count from the arrival; tomorrow is the reader's, who reads it before leaving.
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
