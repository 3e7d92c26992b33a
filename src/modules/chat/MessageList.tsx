import ArrowDownIcon from '@heroicons/react/24/outline/ArrowDownIcon';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { watchOverflow } from '#components/ScrollArea';
import { viewerTimeZone } from '#lib/time/viewerTimeZone';

import { dayTitle } from './dayTitle';
import { messageGroups } from './messageGroups';
import * as styles from './MessageList.css';
import { MessageRun } from './MessageRun';
import type { DisplayedMessage } from './pendingMessages';

export type MessageListProps = {
  /** Name of the contact. */
  name: string;
  /** Oldest first; at least one. */
  messages: readonly DisplayedMessage[];
  onRetry: (pendingId: number) => void;
  onDiscard: (pendingId: number) => void;
};

/** Messages rendered initially, and added when scrolling up. */
const pageSize = 60;
/** Distance from an edge that still counts as being there. */
const bottomThresholdPx = 80;

/**
 * Messages grouped by day, newest at the bottom. Follows new messages while scrolled to the bottom; further up it keeps
 * the scroll position and shows a button that leads back.
 */
export function MessageList({ name, messages, onRetry, onDiscard }: MessageListProps) {
  const { t, i18n } = useTranslation('chat');
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?.key;
  const previous = useRef({ newest, height: 0 });
  const [rendered, setRendered] = useState(pageSize);
  const [scrolledUp, setScrolledUp] = useState(false);
  const [seenCount, setSeenCount] = useState(messages.length);
  if (!scrolledUp && seenCount !== messages.length) setSeenCount(messages.length);

  // In a reversed scroller, 0 is the bottom, so content added above does not move what is being read. Content added
  // below would, unless scrolled to the bottom.
  useLayoutEffect(() => {
    const element = scroller.current;
    const height = content.current?.offsetHeight ?? 0;
    const { newest: previousNewest, height: previousHeight } = previous.current;
    previous.current = { newest, height };
    if (!element || previousNewest === newest) return;
    const isOwn = messages.at(-1)?.state === 'sending';
    if (isOwn || -element.scrollTop < bottomThresholdPx) element.scrollTop = 0;
    else element.scrollTop -= height - previousHeight;
  });

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // A scrollable area must be reachable by keyboard.
    return watchOverflow(element, ({ needsStop }) => {
      element.tabIndex = needsStop ? 0 : -1;
    });
  }, []);

  function renderMore() {
    if (rendered < messages.length) setRendered(rendered + pageSize);
  }

  function handleScroll() {
    const element = scroller.current;
    if (!element) return;
    const below = -element.scrollTop;
    setScrolledUp(below > bottomThresholdPx);
    if (element.scrollHeight - element.clientHeight - below < bottomThresholdPx) renderMore();
  }

  function scrollToNewest() {
    const element = scroller.current;
    if (!element) return;
    element.scrollTop = 0;
    // The button unmounts.
    element.focus({ preventScroll: true });
    setScrolledUp(false);
  }

  const zone = viewerTimeZone();
  const newCount = messages.slice(seenCount).filter(({ isMine }) => !isMine).length;
  return (
    <>
      <div
        ref={scroller}
        role="log"
        aria-label={t('conversation.label', { name })}
        tabIndex={-1}
        className={styles.scroller}
        onScroll={handleScroll}
      >
        <div ref={content} className={styles.content}>
          {rendered < messages.length ? (
            <div className={styles.showEarlier}>
              <Button
                size="small"
                variant="quiet"
                onClick={() => {
                  // The button unmounts once everything is rendered.
                  scroller.current?.focus({ preventScroll: true });
                  renderMore();
                }}
              >
                {t('conversation.earlier')}
              </Button>
            </div>
          ) : null}
          {messageGroups(messages.slice(-rendered), zone).map(({ date, runs }) => {
            const title = dayTitle(date, i18n.language, zone);
            return (
              <section key={date} className={styles.day} aria-labelledby={`${id}-${date}`}>
                <h3 id={`${id}-${date}`} className={styles.dayTitle}>
                  {typeof title === 'string' ? t(`day.${title}`) : title.date}
                </h3>
                {runs.map((run) => (
                  <MessageRun
                    key={run.messages[0].key}
                    name={name}
                    run={run}
                    zone={zone}
                    onRetry={onRetry}
                    onDiscard={onDiscard}
                  />
                ))}
              </section>
            );
          })}
        </div>
      </div>
      {scrolledUp ? (
        <div className={styles.scrollToNewest}>
          <Button size="small" variant="outline" leadingIcon={ArrowDownIcon} onClick={scrollToNewest}>
            {newCount > 0 ? t('conversation.new', { count: newCount }) : t('conversation.newest')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
