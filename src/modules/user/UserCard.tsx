import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { Avatar } from '#components/Avatar';
import type { AvatarProps } from '#components/Avatar';
import { Button } from '#components/Button';
import { Skeleton } from '#components/Skeleton';
import { Tooltip } from '#components/Tooltip';
import { paths } from '#domain/paths';
import { restoreSession, useSession } from '#lib/session/session';
import type { SessionUser } from '#lib/session/session';
import { focusRing } from '#theme/mixins.css';

import { presenceOf } from './status';
import * as styles from './UserCard.css';

export type UserCardProps = {
  /** `stacked`: a large avatar above the text. `row`: a small one beside it. */
  look?: keyof typeof styles.look;
};

const pictureSize = { stacked: 'xlarge', row: 'medium' } as const satisfies Record<
  keyof typeof styles.look,
  AvatarProps['size']
>;

/** The signed-in person, linked to their account. Truncated text is shown in full in a tooltip. */
export function UserCard({ look = 'stacked' }: UserCardProps) {
  const { t } = useTranslation('user');
  const session = useSession();
  if (session.status === 'authenticated') return <Card user={session.user} look={look} />;
  if (session.status !== 'error') {
    return (
      <Frame look={look} busy>
        <Skeleton variant="circle" size={pictureSize[look]} />
        <span className={styles.skeleton}>
          <Skeleton lines={2} />
        </span>
      </Frame>
    );
  }
  return (
    <Frame look={look}>
      <Avatar id="" name="" size={pictureSize[look]} decorative />
      <span className={styles.texts}>
        <span role="alert" className={styles.failure}>
          {t('failure.load')}
        </span>
        <span>
          <Button size="small" variant="outline" onClick={restoreSession}>
            {t('card.retry')}
          </Button>
        </span>
      </span>
    </Frame>
  );
}

function Frame({ look, busy, children }: { look: keyof typeof styles.look; busy?: boolean; children: ReactNode }) {
  return (
    <div className={styles.look[look]} aria-busy={busy}>
      {children}
    </div>
  );
}

function Card({ user, look }: { user: SessionUser; look: keyof typeof styles.look }) {
  const texts = useRef<HTMLSpanElement>(null);
  const [truncated, setTruncated] = useState(false);
  const measure = () =>
    setTruncated([...(texts.current?.children ?? [])].some((line) => line.scrollWidth > line.clientWidth));
  return (
    <Tooltip text={`${user.name} · ${user.email}`} purpose="label" placement="bottom" muted={!truncated}>
      {() => (
        <Link
          to={paths.account}
          className={`${focusRing} ${styles.look[look]} ${styles.link}`}
          onPointerEnter={measure}
          onFocus={measure}
        >
          <Avatar
            id={user.id}
            name={user.name}
            src={user.avatar ?? undefined}
            size={pictureSize[look]}
            status={presenceOf[user.status]}
            decorative
          />
          <span ref={texts} className={styles.texts}>
            <span className={styles.name}>{user.name}</span>
            <span className={styles.email}>{user.email}</span>
          </span>
        </Link>
      )}
    </Tooltip>
  );
}
