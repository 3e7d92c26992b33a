import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { now } from './clock';
import type { OpenStateOnWire } from '#domain/facility';
import { openStateText } from '#domain/openStateText';

const minute = 60_000;

/** Whether an open state is good news, a warning, or neither; colour only supports the words. */
export type OpenStateTone = 'success' | 'warning' | 'neutral';

const tones: Readonly<Record<OpenStateOnWire['state'], OpenStateTone>> = {
  open: 'success',
  'closing-soon': 'warning',
  closed: 'neutral',
  'opening-soon': 'warning',
  appointment: 'neutral',
  unknown: 'neutral',
  'temporarily-closed': 'warning',
  'permanently-closed': 'neutral',
};

/**
 * How open a facility is, in words that stay true while the page is open: one timer to the next boundary or the next
 * minute, whichever comes first (directory 1.4). `onBoundary` is called when the state itself has ended.
 */
export function useOpenStateText(
  state: OpenStateOnWire,
  timeZone: string,
  onBoundary?: () => void,
): { text: string; tone: OpenStateTone } {
  const { t, i18n } = useTranslation('common');
  const [, tick] = useState(0);
  const boundary = state.until ?? state.next;

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const left = boundary === undefined ? Number.POSITIVE_INFINITY : Date.parse(boundary) - now().getTime();
    if (left > 0) {
      timer = setTimeout(
        () => {
          tick((count) => count + 1);
          if (left <= minute) onBoundary?.();
        },
        Math.min(left, minute),
      );
    }
    return () => clearTimeout(timer);
  });

  const { until, next, ...rest } = state;
  const { key, values, holidayKey } = openStateText(
    { ...rest, ...(until ? { until: new Date(until) } : {}), ...(next ? { next: new Date(next) } : {}) },
    now(),
    timeZone,
    i18n.language,
  );
  const words = t(key, values);
  return { text: holidayKey ? `${words} · ${t(holidayKey)}` : words, tone: tones[state.state] };
}
