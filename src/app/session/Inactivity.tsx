import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { now } from '#lib/time/clock';
import { isDraftKey } from '#lib/drafts/drafts';
import { createInactivity, lastActivityKey } from '#lib/session/inactivity';
import type { Inactivity as Machine, InactivityLimits, InactivityView, ClockReading } from '#lib/session/inactivity';
import { topModal } from '#lib/browser/modals';
import { currentSession, subscribeToSession } from '#lib/session/session';

import { inactivityLimits } from './inactivityLimits';
import { InactivityWarning } from './InactivityWarning';
import { onOtherTabExpired, expireSession } from './expireSession';
import { watchActivity } from './watchActivity';

/** How long the window stays after the countdown was stopped by somebody who may be on the way to one of its buttons. */
const closeDelayMs = 2500;

// Whoever presses these may be on the way to a button of the window; any other key is typed for the page.
const waysToAButton: ReadonlySet<string> = new Set(['Tab', 'Shift', 'Enter', ' ']);

type Shown = { open: boolean; /** Until the time-out, while nothing has stopped the countdown. */ seconds?: number };

export type InactivityProps = {
  limits?: InactivityLimits;
  clock?: () => ClockReading;
  /** Nobody was here for too long. */
  onTimeOut?: () => void;
  /** Asked for by the person. */
  onSignOut: () => void;
};

const clocks = (): ClockReading => ({ now: now().getTime(), awake: performance.now() });

/**
 * Ends the session of somebody who has done nothing for too long, after a warning (specification, section 4). Stands
 * over every page while somebody is signed in; with another person it begins anew.
 */
export function Inactivity({ limits, clock = clocks, onTimeOut = expireSession, onSignOut }: InactivityProps) {
  // Its texts are there before they are needed; the connection may not be. Nor does the watch wait for them.
  useTranslation('app-inactivity', { useSuspense: false });
  const [{ limit, countdown }] = useState(() => limits ?? inactivityLimits());
  const [shown, setShown] = useState<Shown>({ open: false });
  // Several things may happen before it is drawn.
  const latest = useRef(shown);
  const machine = useRef<Machine>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);

  function show(next: Shown) {
    clearTimeout(closing.current);
    latest.current = next;
    setShown(next);
  }

  function close() {
    if (latest.current.open) show({ ...latest.current, open: false });
  }

  const follow = useEffectEvent((view: InactivityView) => {
    const { open, seconds } = latest.current;
    if (view.phase === 'countdown') show({ open: true, seconds: Math.ceil(view.left / 1000) });
    // Somebody is active in another tab.
    else if (view.phase === 'active' && open && seconds !== undefined) close();
  });

  const end = useEffectEvent(() => {
    clearTimeout(closing.current);
    onTimeOut();
  });

  /** The countdown stops; the window stays for a moment if the person may be on the way to one of its buttons. */
  const act = useEffectEvent((event: Event) => {
    const { open, seconds } = latest.current;
    if (!open) return;
    const dialog = topModal();
    const isInside = event.target !== dialog && event.target instanceof Node && dialog?.contains(event.target) === true;
    const mayReach =
      event instanceof KeyboardEvent
        ? waysToAButton.has(event.key)
        : event.type === 'pointermove' || (isInside && event.type !== 'wheel' && event.type !== 'scroll');
    if (!mayReach) close();
    else if (isInside || seconds !== undefined) {
      show({ open: true });
      closing.current = setTimeout(close, closeDelayMs);
    }
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const made = createInactivity({
      limits: { limit, countdown },
      clock,
      onChange(view) {
        if (isOver) return;
        follow(view);
        plan();
        if (view.phase !== 'out') return;
        isOver = true;
        stop();
        end();
      },
    });
    machine.current = made;

    function plan() {
      clearTimeout(timer);
      const next = made.next();
      if (Number.isFinite(next)) timer = setTimeout(() => made.tick(), Math.max(1, next));
    }

    const wake = () => made.tick('wake');
    const hearStorage = ({ key, newValue }: StorageEvent) => {
      // Whatever else changes there, somebody has changed it.
      if (key === lastActivityKey) made.onStorage(newValue);
      // What is typed has been told by that key already, and is also kept without a person.
      else if (!isDraftKey(key)) made.activity();
    };
    const over = new AbortController();
    const { signal } = over;
    watchActivity((event) => {
      act(event);
      made.activity();
    }, signal);
    const unsubscribe = subscribeToSession(() => {
      const session = currentSession();
      if (isOver || session.status !== 'anonymous') return;
      isOver = true;
      stop();
      if (session.reason === 'other-tab') onOtherTabExpired();
    });
    window.addEventListener('storage', hearStorage, { signal });
    for (const type of ['focus', 'pageshow', 'online']) window.addEventListener(type, wake, { signal });
    for (const type of ['visibilitychange', 'resume']) document.addEventListener(type, wake, { signal });
    plan();

    function stop() {
      clearTimeout(timer);
      unsubscribe();
      over.abort();
    }
    return () => {
      isOver = true;
      stop();
      clearTimeout(closing.current);
    };
  }, [limit, countdown, clock]);

  return (
    <Suspense>
      <InactivityWarning
        open={shown.open}
        seconds={shown.seconds}
        limit={limit}
        onStay={() => {
          machine.current?.activity();
          close();
        }}
        onSignOut={() => {
          close();
          onSignOut();
        }}
      />
    </Suspense>
  );
}
