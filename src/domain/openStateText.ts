import type { OpenState } from './openingHours';
import type { SerializedOpenState } from './openingHoursSchemas';
import { dateFormat } from '#lib/format/intl';
import { dayMs, minuteMs, hourMs } from '#lib/time/duration';
import { isSupportedInstant, dayNumberAt } from '#lib/time/zonedTime';

/** Translation keys for open states, in the namespace `common`. */
type OpenStateKey =
  | 'openState.openUntil'
  | 'openState.openUntilDay'
  | 'openState.openAllDay'
  | 'openState.closesIn'
  | 'openState.opensIn'
  | 'openState.opensOn'
  | 'openState.openingSoon'
  | 'openState.closed'
  | 'openState.closedOpensToday'
  | 'openState.closedOpensTomorrow'
  | 'openState.closedOpensDay'
  | 'openState.closedOpensDate'
  | 'openState.appointment'
  | 'openState.unknown'
  | 'openState.temporarilyClosed'
  | 'openState.temporarilyClosedUntil'
  | 'openState.permanentlyClosed';

/** A text as translation key and values; `holidayKey` is a suffix for public holidays with uncertain hours. */
export interface OpenStateText {
  readonly key: OpenStateKey;
  readonly values: Readonly<{ count?: number; time?: string; day?: string; date?: string }>;
  readonly holidayKey?: 'openState.holidayUncertain';
}

const shapes = {
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  day: { weekday: 'long' },
  date: { day: 'numeric', month: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

function format(shape: keyof typeof shapes, instant: Date, timeZone: string, locale: string): string {
  const zone = isSupportedInstant(timeZone, 0) ? timeZone : 'UTC';
  return dateFormat(locale, { ...shapes[shape], timeZone: zone }).format(instant);
}

function minutesUntil(instant: Date, now: Date): number {
  return Math.max(1, Math.ceil((instant.getTime() - now.getTime()) / minuteMs));
}

function textOf(state: OpenState, now: Date, timeZone: string, locale: string): Omit<OpenStateText, 'holidayKey'> {
  const { until, next } = state;
  const at = (instant: Date) => format('time', instant, timeZone, locale);
  switch (state.state) {
    case 'appointment':
      return { key: 'openState.appointment', values: {} };
    case 'unknown':
      return { key: 'openState.unknown', values: {} };
    case 'permanently-closed':
      return { key: 'openState.permanentlyClosed', values: {} };
    case 'temporarily-closed':
      if (next === undefined) return { key: 'openState.temporarilyClosed', values: {} };
      return { key: 'openState.temporarilyClosedUntil', values: { date: format('date', next, timeZone, locale) } };
    case 'open':
    case 'closing-soon':
      if (until === undefined) return { key: 'openState.openAllDay', values: {} };
      if (state.state === 'closing-soon')
        return { key: 'openState.closesIn', values: { count: minutesUntil(until, now) } };
      // Without the day, "closes 18:00" would mean 18:00 today.
      if (until.getTime() - now.getTime() > dayMs) {
        return {
          key: 'openState.openUntilDay',
          values: { day: format('day', until, timeZone, locale), time: at(until) },
        };
      }
      return { key: 'openState.openUntil', values: { time: at(until) } };
    case 'opening-soon':
      if (next === undefined) return { key: 'openState.openingSoon', values: {} };
      if (next.getTime() - now.getTime() > hourMs) {
        return { key: 'openState.opensOn', values: { date: format('date', next, timeZone, locale) } };
      }
      return { key: 'openState.opensIn', values: { count: minutesUntil(next, now) } };
    case 'closed': {
      if (next === undefined) return { key: 'openState.closed', values: {} };
      const time = at(next);
      const days = dayNumberAt(timeZone, next.getTime()) - dayNumberAt(timeZone, now.getTime());
      if (days <= 0) return { key: 'openState.closedOpensToday', values: { time } };
      if (days === 1) return { key: 'openState.closedOpensTomorrow', values: { time } };
      if (days < 7) {
        return { key: 'openState.closedOpensDay', values: { day: format('day', next, timeZone, locale), time } };
      }
      return { key: 'openState.closedOpensDate', values: { date: format('date', next, timeZone, locale), time } };
    }
  }
}

/** The open state of a facility as translation key and values (directory §1.4); times are in the facility's zone. */
export function openStateText(state: OpenState, now: Date, timeZone: string, locale: string): OpenStateText {
  const text = textOf(state, now, timeZone, locale);
  return state.holidayUncertain ? { ...text, holidayKey: 'openState.holidayUncertain' } : text;
}

/** Whether an open state is good news, a warning or neither; colour only supports the text. */
export type OpenStateTone = 'success' | 'warning' | 'neutral';

const tones: Readonly<Record<OpenState['state'], OpenStateTone>> = {
  open: 'success',
  'closing-soon': 'warning',
  closed: 'neutral',
  'opening-soon': 'warning',
  appointment: 'neutral',
  unknown: 'neutral',
  'temporarily-closed': 'warning',
  'permanently-closed': 'neutral',
};

type Translate = (
  key: OpenStateKey | NonNullable<OpenStateText['holidayKey']>,
  values: Readonly<Record<string, unknown>>,
) => string;

/**
 * The open state of a facility as a sentence in the given language, and its tone; `t` translates the namespace
 * `common`.
 */
export function describeOpenState(
  { until, next, ...state }: SerializedOpenState,
  now: Date,
  timeZone: string,
  language: string,
  t: Translate,
): { text: string; tone: OpenStateTone } {
  const instants = { ...(until ? { until: new Date(until) } : {}), ...(next ? { next: new Date(next) } : {}) };
  const { key, values, holidayKey } = openStateText({ ...state, ...instants }, now, timeZone, language);
  const words = t(key, values);
  return { text: holidayKey ? `${words} · ${t(holidayKey, {})}` : words, tone: tones[state.state] };
}
