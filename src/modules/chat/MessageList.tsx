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
  onRetry: (outgoingId: number) => void;
  onDiscard: (outgoingId: number) => void;
};

/** As many messages are drawn at once, and as many more when one scrolls up. */
const pageStep = 60;
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
  const before = useRef({ newest, height: 0 });
  const [drawn, setDrawn] = useState(pageStep);
  const [up, setUp] = useState(false);
  const [seen, setSeen] = useState(messages.length);
  if (!up && seen !== messages.length) setSeen(messages.length);

  // The scroller runs backwards: 0 is its bottom, so that what comes above never moves what is read. What comes below
  // would, unless one is at the bottom.
  useLayoutEffect(() => {
    const element = scroller.current;
    const height = content.current?.offsetHeight ?? 0;
    const { newest: known, height: was } = before.current;
    before.current = { newest, height };
    if (!element || known === newest) return;
    const own = messages.at(-1)?.state === 'sending';
    if (own || -element.scrollTop < bottomThresholdPx) element.scrollTop = 0;
    else element.scrollTop -= height - was;
  });

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // What scrolls is scrolled by keys too.
    return watchOverflow(element, ({ needsStop }) => {
      element.tabIndex = needsStop ? 0 : -1;
    });
  }, []);

  function drawMore() {
    if (drawn < messages.length) setDrawn(drawn + pageStep);
  }

  function look() {
    const element = scroller.current;
    if (!element) return;
    const below = -element.scrollTop;
    setUp(below > bottomThresholdPx);
    if (element.scrollHeight - element.clientHeight - below < bottomThresholdPx) drawMore();
  }

  function toNewest() {
    const element = scroller.current;
    if (!element) return;
    element.scrollTop = 0;
    // The button goes away.
    element.focus({ preventScroll: true });
    setUp(false);
  }

  const zone = viewerZone();
  const fresh = messages.slice(seen).filter(({ isMine }) => !isMine).length;
  return (
    <>
      <div
        ref={scroller}
        role="log"
        aria-label={t('conversation.label', { name })}
        tabIndex={-1}
        className={styles.scroller}
        onScroll={look}
      >
        <div ref={content} className={styles.content}>
          {drawn < messages.length ? (
            <div className={styles.earlier}>
              <Button
                size="compact"
                variant="quiet"
                onClick={() => {
                  // The last press takes the button away.
                  scroller.current?.focus({ preventScroll: true });
                  drawMore();
                }}
              >
                {t('conversation.earlier')}
              </Button>
            </div>
          ) : null}
          {messageGroups(messages.slice(-drawn), zone).map(({ date, runs }) => {
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
      {up ? (
        <div className={styles.newest}>
          <Button size="compact" variant="outline" icon={ArrowDownIcon} onClick={toNewest}>
            {fresh > 0 ? t('conversation.new', { count: fresh }) : t('conversation.newest')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
