import ArrowDownIcon from '@heroicons/react/24/outline/ArrowDownIcon';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { watchOverflow } from '#components/ScrollArea';

import { dayTitle, viewerZone } from './dayTitle';
import { messageGroups } from './messageGroups';
import * as styles from './MessageList.css';
import { MessageRun } from './MessageRun';
import type { DisplayedMessage } from './pendingMessages';

export type MessageListProps = {
  /** Whom the conversation is with. */
  name: string;
  /** At least one, oldest first. */
  messages: readonly DisplayedMessage[];
  onRetry: (pendingId: number) => void;
  onDiscard: (pendingId: number) => void;
};

/** As many messages are drawn at once, and as many more when one scrolls up. */
const pageSize = 60;
/** Nearer to an edge than this counts as being there, in px. */
const bottomThresholdPx = 80;

/**
 * The messages of a conversation by day, the newest at the bottom. Stays at the bottom while one is there; further up
 * the place is kept, and a button leads back.
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

  // The scroller runs backwards: 0 is its bottom, so that what comes above never moves what is read. What comes below
  // would, unless one is at the bottom.
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
    // What scrolls is scrolled by keys too.
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
    // The button goes away.
    element.focus({ preventScroll: true });
    setScrolledUp(false);
  }

  const zone = viewerZone();
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
                size="compact"
                variant="quiet"
                onClick={() => {
                  // The last press takes the button away.
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
          <Button size="compact" variant="outline" icon={ArrowDownIcon} onClick={scrollToNewest}>
            {newCount > 0 ? t('conversation.new', { count: newCount }) : t('conversation.newest')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
