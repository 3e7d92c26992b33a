import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#components/Icon';
import type { IconSource } from '#components/Icon';
import { RelativeTime } from '#components/RelativeTime';
import { formatTime, formatDate } from '#lib/format/formatDate';
import { relativeTimeFormat } from '#lib/format/intl';
import { todayIn } from '#lib/time/today';
import { viewerTimeZone } from '#lib/time/viewerTimeZone';
import { daysBetween } from '#lib/time/zonedTime';

import { byDay } from './byDay';
import * as styles from './Timeline.css';

/** A past or future event. */
export type TimelineEvent = {
  readonly id: string;
  /** ISO instant. */
  readonly at: string;
  readonly title: ReactNode;
  /** What happened, in one or two sentences. */
  readonly description?: ReactNode;
  /** Content below the text: a card, an image, links. */
  readonly content?: ReactNode;
  readonly icon?: IconSource | undefined;
  /** Instead of the icon: the small `Avatar` of the person who did it. */
  readonly visual?: ReactNode;
  readonly tone?: keyof typeof styles.tone;
};

export type TimelineProps = {
  /** In display order, usually newest first. */
  events: readonly TimelineEvent[];
  /** Heading level of the days. */
  headingLevel?: 2 | 3 | 4 | 5;
  /** Time zone of days and times. Defaults to the user's. */
  timeZone?: string;
  /** Times of the day, or the time since each event, which keeps moving. */
  times?: 'clock' | 'relative';
  /** Extends the line beyond the last event, because there are more. */
  continued?: boolean;
  /** Shown at the end of a continued line: the button that loads more. */
  more?: ReactNode;
};

/** Events grouped by day along a line. */
export function Timeline({
  events,
  headingLevel = 3,
  timeZone,
  times = 'clock',
  continued = false,
  more,
}: TimelineProps) {
  const { i18n } = useTranslation();
  const id = useId();
  const zone = timeZone ?? viewerTimeZone();
  const today = todayIn(zone);
  const Heading = `h${headingLevel}` as const;
  const last = events.at(-1);

  function dayName(day: string): string {
    const distance = daysBetween(today, day);
    // Yesterday, today and tomorrow; further away the date is clearer.
    if (Math.abs(distance) > 1) return formatDate(day, i18n.language);
    return relativeTimeFormat(i18n.language, { numeric: 'auto' }).format(distance, 'day');
  }

  return (
    <div className={styles.root}>
      {byDay(events, zone).map(({ day, events: ofDay }) => (
        <section key={day} className={styles.day} aria-labelledby={`${id}-${day}`}>
          <Heading id={`${id}-${day}`} className={styles.heading}>
            {dayName(day)}
          </Heading>
          <ol role="list" className={styles.events}>
            {ofDay.map((event) => (
              <li
                key={event.id}
                className={styles.event}
                data-end={(event === last && !continued) || undefined}
                data-continued={(event === last && continued) || undefined}
              >
                {event.visual === undefined ? (
                  <span className={`${styles.mark} ${styles.tone[event.tone ?? 'neutral']}`}>
                    {event.icon ? <Icon source={event.icon} size="small" /> : <span className={styles.point} />}
                  </span>
                ) : (
                  <span className={styles.visual}>{event.visual}</span>
                )}
                <div className={styles.words}>
                  <div className={styles.line}>
                    <span className={styles.title}>{event.title}</span>
                    <span className={styles.time}>
                      {times === 'relative' ? (
                        <RelativeTime date={event.at} timeZone={zone} />
                      ) : (
                        <time dateTime={event.at}>{formatTime(new Date(event.at), i18n.language, zone)}</time>
                      )}
                    </span>
                  </div>
                  {event.description ? <div className={styles.description}>{event.description}</div> : null}
                  {event.content ? <div className={styles.content}>{event.content}</div> : null}
                </div>
              </li>
            ))}
          </ol>
        </section>
      ))}
      {more ? <div className={styles.more}>{more}</div> : null}
    </div>
  );
}
