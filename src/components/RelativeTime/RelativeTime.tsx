import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { now } from '#lib/time/clock';
import { formatDateTime, formatRelativeTime, msUntilNextRelativeTime } from '#lib/format/formatDateTime';
import { useHydrated } from '#lib/react/useHydrated';

export type RelativeTimeProps = {
  /** An ISO instant. */
  date: string;
  /** IANA time zone of the absolute date in the tooltip. Defaults to the user's own. */
  timeZone?: string;
};

/** Time since an instant, updated while visible; the absolute date is in `title` and `dateTime`. */
export function RelativeTime({ date, timeZone }: RelativeTimeProps) {
  const { i18n } = useTranslation();
  const hydrated = useHydrated();
  const root = useRef<HTMLTimeElement>(null);
  const [at, setAt] = useState(now);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let timer = 0;
    let inSight = false;

    // Paused while scrolled out of view or in a background tab; updates on return.
    function plan() {
      window.clearTimeout(timer);
      if (!inSight || document.hidden) return;
      timer = window.setTimeout(
        () => {
          setAt(now());
          plan();
        },
        msUntilNextRelativeTime(date, now()),
      );
    }

    function wake() {
      if (inSight && !document.hidden) setAt(now());
      plan();
    }

    const observer = new IntersectionObserver((entries) => {
      inSight = entries.at(-1)?.isIntersecting ?? false;
      wake();
    });
    observer.observe(element);
    document.addEventListener('visibilitychange', wake);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', wake);
      window.clearTimeout(timer);
    };
  }, [date]);

  const absolute = formatDateTime(date, 'full', i18n.language, timeZone);
  return (
    <time ref={root} dateTime={date} title={absolute}>
      {hydrated ? formatRelativeTime(date, at, i18n.language) : absolute}
    </time>
  );
}
