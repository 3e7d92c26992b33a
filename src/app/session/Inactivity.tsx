import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { now } from '#lib/time/clock';
import { isDraftKey } from '#lib/drafts/drafts';
import { createInactivity, lastActivityKey } from '#lib/session/inactivity';
import type { Inactivity as Machine, InactivityLimits, InactivityView, ClockReading } from '#lib/session/inactivity';
import { topModal } from '#lib/browser/modals';
import { currentSession, subscribeToSession } from '#lib/session/session';
import { hasOwnSession } from '#lib/storage/personalStorage';

import { inactivityLimits } from './inactivityLimits';
import { InactivityWarning } from './InactivityWarning';
import { onOtherTabExpired, expireSession } from './expireSession';
import { watchActivity } from './watchActivity';

/**
 * Delay before the dialog closes after its countdown was stopped by a person who may be about to use one of its
 * buttons.
 */
const closeDelayMs = 2500;

// These keys may be used to reach a button of the dialog; any other key is input for the page.
const navigationKeys: ReadonlySet<string> = new Set(['Tab', 'Shift', 'Enter', ' ']);

/** Events of a press before its click. */
const pressEvents: ReadonlySet<string> = new Set(['pointerdown', 'touchstart']);

type Shown = {
  open: boolean;
  /** Seconds until the time-out; absent once the countdown has stopped. */
  seconds?: number | undefined;
  /** A press in the dialog has stopped the countdown: nothing moves until it has ended, or it would miss its button. */
  isPressed?: boolean;
};

export type InactivityProps = {
  limits?: InactivityLimits;
  clock?: () => ClockReading;
  /** Called when the time is up. */
  onTimeOut?: () => void;
  /** Called when the person asks to sign out. */
  onSignOut: () => void;
};

const clocks = (): ClockReading => ({ now: now().getTime(), awake: performance.now() });

/**
 * Ends the session after a period without activity and a warning (specification, section 4). Mounted above every page
 * while a person is signed in, and again for another person.
 */
export function Inactivity({ limits, clock = clocks, onTimeOut = expireSession, onSignOut }: InactivityProps) {
  // Preloads the texts, because the connection may be gone when they are needed. The watch does not wait for them.
  useTranslation('app-inactivity', { useSuspense: false });
  const [{ limit, countdown }] = useState(() => limits ?? inactivityLimits());
  const [shown, setShown] = useState<Shown>({ open: false });
  // Several events may occur before the next render.
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
    const { open, seconds, isPressed } = latest.current;
    if (view.phase === 'countdown') show({ open: true, seconds: Math.ceil(view.left / 1000) });
    // There is activity in another tab.
    else if (view.phase === 'active' && open && seconds !== undefined && !isPressed) close();
  });

  const end = useEffectEvent(() => {
    clearTimeout(closing.current);
    onTimeOut();
  });

  /** Stops the countdown; the dialog stays open for a moment if the person may be about to use one of its buttons. */
  const handleActivity = useEffectEvent((event: Event) => {
    const { open, seconds } = latest.current;
    if (!open) return;
    const dialog = topModal();
    const isInside = event.target !== dialog && event.target instanceof Node && dialog?.contains(event.target) === true;
    const mayReach =
      event instanceof KeyboardEvent
        ? navigationKeys.has(event.key)
        : event.type === 'pointermove' || (isInside && event.type !== 'wheel' && event.type !== 'scroll');
    if (!mayReach) close();
    else if (isInside || seconds !== undefined) {
      const isPressed = isInside && pressEvents.has(event.type);
      show(isPressed ? { open: true, seconds, isPressed } : { open: true });
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
    const onStorage = ({ key, newValue }: StorageEvent) => {
      // The other tabs are another person's.
      if (hasOwnSession()) return;
      // Every other change of the storage is activity in another tab.
      if (key === lastActivityKey) made.onStorage(newValue);
      // Drafts do not count: typing is reported by `lastActivity` already, and drafts are also saved without a person.
      else if (!isDraftKey(key)) made.activity();
    };
    const over = new AbortController();
    const { signal } = over;
    watchActivity((event) => {
      handleActivity(event);
      made.activity();
    }, signal);
    const unsubscribe = subscribeToSession(() => {
      const session = currentSession();
      if (isOver || session.status !== 'anonymous') return;
      isOver = true;
      stop();
      if (session.reason === 'other-tab') onOtherTabExpired();
    });
    window.addEventListener('storage', onStorage, { signal });
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
