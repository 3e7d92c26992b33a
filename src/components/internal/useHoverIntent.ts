import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** What hover and focus ask of something that comes and goes with them. */
export interface HoverIntent {
  /** Somebody stayed long enough for it to come, and has not left for long enough for it to go. */
  shown: boolean;
  /** A pointer or the focus has arrived. */
  enter: () => void;
  /** It has left, perhaps on its way to what is shown (WCAG 2.2, 1.4.13). */
  leave: () => void;
  /** Goes at once. */
  hide: () => void;
}

/** Waits before it shows and before it hides something, in ms, so that a pointer that passes by changes nothing. */
export function useHoverIntent({ openDelay, closeDelay }: { openDelay: number; closeDelay: number }): HoverIntent {
  const timer = useRef(0);
  const [shown, setShown] = useState(false);

  function plan(next: boolean, delay: number) {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setShown(next), delay);
  }

  useEffect(() => () => window.clearTimeout(timer.current), []);

  return {
    shown,
    enter: () => plan(true, shown ? 0 : openDelay),
    leave: () => plan(false, closeDelay),
    hide: () => {
      window.clearTimeout(timer.current);
      setShown(false);
    },
  };
}

/** Hears Escape wherever the focus is while something is shown by hover, and before everybody else: one thing at a time. */
export function useEscapeCapture(active: boolean, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    if (!active) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      escape();
    };
    document.addEventListener('keydown', close, true);
    return () => document.removeEventListener('keydown', close, true);
  }, [active]);
}
