import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { now } from '#lib/time/clock';
import { formatDateTime, formatRelativeTime, msUntilNextRelativeTime } from '#lib/format/formatDateTime';
import { useHydrated } from '#lib/react/useHydrated';

export type RelativeTimeProps = {
  /** An ISO instant. */
  date: string;
  /** IANA zone of the absolute date that hovering shows; the reader's own unless given. */
  timeZone?: string;
};

/** How long ago something was, kept true while it is in sight; the absolute date is its title and its machine value. */
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

    // Nobody reads what is scrolled away or behind another tab; it catches up when it comes back.
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
