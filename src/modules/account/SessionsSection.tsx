import ComputerDesktopIcon from '@heroicons/react/24/outline/ComputerDesktopIcon';
import DevicePhoneMobileIcon from '@heroicons/react/24/outline/DevicePhoneMobileIcon';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Badge } from '#components/Badge';
import { Button } from '#components/Button';
import { CardSection } from '#components/Card';
import { Icon } from '#components/Icon';
import { QueryPanel } from '#components/QueryPanel';
import { RelativeTime } from '#components/RelativeTime';
import { Skeleton } from '#components/Skeleton';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { errorKey } from '#lib/http/problem';

import type { AccountSession } from './api';
import { endSessions, sessionsQuery } from './queries';
import * as styles from './SessionsSection.css';

type SessionsMessage = { tone: 'success' | 'error'; text: string };

/** Active sessions of the account, each of which can be ended. */
export function SessionsSection() {
  const { t } = useTranslation('account');
  const query = useQuery(sessionsQuery());
  const end = useMutation(endSessions());
  const [message, setMessage] = useState<SessionsMessage>();
  const list = useRef<HTMLUListElement>(null);

  async function signOut(id: string, text: string) {
    setMessage(undefined);
    // The focused button is about to be removed with its row.
    list.current?.focus({ preventScroll: true });
    try {
      await end.mutateAsync(id);
      setMessage({ tone: 'success', text });
    } catch (error) {
      setMessage({ tone: 'error', text: t(errorKey(error)) });
    }
  }

  return (
    <CardSection title={t('sessions.title')} description={t('sessions.description')}>
      {message ? <Alert tone={message.tone} title={message.text} /> : null}
      <QueryPanel query={query} what={t('sessions.what')} headingLevel={3} skeleton={<SessionsSkeleton />}>
        {(sessions) => {
          const others = sessions.filter(({ current }) => !current);
          return (
            <div className={styles.root}>
              <ul role="list" ref={list} tabIndex={-1} className={styles.list} aria-label={t('sessions.title')}>
                {sessions.map((session) => (
                  <SessionRow
                    key={session.id}
                    session={session}
                    onEnd={() => void signOut(session.id, t('sessions.ended', { device: session.device }))}
                  />
                ))}
              </ul>
              {others.length > 1 ? (
                <span>
                  <Button
                    variant="outline"
                    onClick={() => void signOut('others', t('sessions.othersEnded', { count: others.length }))}
                  >
                    {t('sessions.others')}
                  </Button>
                </span>
              ) : null}
            </div>
          );
        }}
      </QueryPanel>
    </CardSection>
  );
}

function SessionRow({
  session: { device, current, lastSeenAt },
  onEnd,
}: {
  session: AccountSession;
  onEnd: () => void;
}) {
  const { t } = useTranslation('account');
  const small = /android|iphone|ipad|ios|mobile/i.test(device);
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Icon source={small ? DevicePhoneMobileIcon : ComputerDesktopIcon} />
      </span>
      <span className={styles.words}>
        <span className={styles.device}>{device}</span>
        <span className={styles.seen}>
          {current ? (
            t('sessions.now')
          ) : (
            <>
              {t('sessions.seen')} <RelativeTime date={lastSeenAt} />
            </>
          )}
        </span>
      </span>
      {current ? (
        <Badge tone="primary">{t('sessions.current')}</Badge>
      ) : (
        <span className={styles.action}>
          <Button size="small" variant="quiet" tone="primary" onClick={onEnd}>
            {t('sessions.end')} <VisuallyHidden>{t('sessions.endWhich', { device })}</VisuallyHidden>
          </Button>
        </span>
      )}
    </li>
  );
}

function SessionsSkeleton() {
  return (
    <div className={styles.list}>
      {[0, 1].map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton variant="circle" size="small" />
          <span className={styles.words}>
            <Skeleton lines={2} />
          </span>
        </div>
      ))}
    </div>
  );
}
