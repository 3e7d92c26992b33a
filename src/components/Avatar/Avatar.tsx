import UserIcon from '@heroicons/react/24/outline/UserIcon';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#components/Icon';
import { PresenceIndicator } from '#components/PresenceIndicator';
import type { PresenceIndicatorProps } from '#components/PresenceIndicator';

import * as styles from './Avatar.css';
import { bucket, initials } from './initials';

export type AvatarProps = {
  /** Determines the fill: the same person has the same colour everywhere. */
  id: string;
  /** Name of the person: alternative text, and the source of the initials. */
  name: string;
  /** Picture URL; without one, or when it fails to load, the initials are shown. */
  src?: string | undefined;
  size?: keyof typeof styles.size;
  /** Hides the avatar from assistive technology when the name is shown next to it. */
  decorative?: boolean;
  /** Whether the person can be reached now: a dot at the edge, announced after the name. */
  status?: PresenceIndicatorProps['status'] | undefined;
};

const fills = Object.values(styles.fill);
const dotSize = { xsmall: 'small', small: 'small', medium: 'small', large: 'medium', xlarge: 'large' } as const;

/** A person's picture, or their initials. */
export function Avatar({ id, name, src, size = 'medium', decorative, status }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const letters = initials(name);
  const className = `${styles.root} ${styles.size[size]} ${fills[bucket(id, fills.length)] ?? ''}`;
  const content = (
    <>
      {src && src !== broken ? (
        <img className={styles.picture} src={src} alt="" loading="lazy" onError={() => setBroken(src)} />
      ) : letters ? (
        <span aria-hidden="true">{letters}</span>
      ) : (
        <Icon source={UserIcon} size={size === 'large' || size === 'xlarge' ? 'large' : 'small'} />
      )}
    </>
  );
  const label = name.trim();
  const drawn = decorative ? (
    <span className={className} aria-hidden="true">
      {content}
    </span>
  ) : label === '' ? (
    <UnnamedAvatar className={className}>{content}</UnnamedAvatar>
  ) : (
    <span className={className} role="img" aria-label={label}>
      {content}
    </span>
  );
  if (!status) return drawn;
  return (
    <span className={styles.withStatus}>
      {drawn}
      <span className={`${styles.status} ${styles.statusPlace[size]}`}>
        <PresenceIndicator hideLabel status={status} size={dotSize[size]} />
      </span>
    </span>
  );
}

function UnnamedAvatar({ className, children }: { className: string; children: ReactNode }) {
  const { t } = useTranslation('components');
  return (
    <span className={className} role="img" aria-label={t('avatar.unnamed')}>
      {children}
    </span>
  );
}
