import CheckBadgeIcon from '@heroicons/react/24/outline/CheckBadgeIcon';
import ChevronDownIcon from '@heroicons/react/24/outline/ChevronDownIcon';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Badge } from '#components/Badge';
import { Icon } from '#components/Icon';
import { now } from '#lib/time/clock';
import type { Facility } from '#domain/facility';
import { formatDate } from '#lib/format/formatDate';
import { focusRing } from '#theme/mixins.css';

import { monthsSinceCheck, verificationTone } from './verification';
import * as styles from './VerificationBadge.css';

export type VerificationBadgeProps = {
  facility: Pick<Facility, 'verification' | 'ownership' | 'timeZone'>;
  /** Rendered beside the badge. */
  children?: ReactNode;
};

/** Verification state; expands to explain what it means and how it was checked. */
export function VerificationBadge({ facility, children }: VerificationBadgeProps) {
  const { t, i18n } = useTranslation('facility');
  const [open, setOpen] = useState(false);
  const id = useId();
  const { verification, ownership, timeZone } = facility;
  const { state, method, verifiedAt } = verification;
  const date = verifiedAt === undefined ? '' : formatDate(verifiedAt, i18n.language, timeZone);
  const months = monthsSinceCheck(verification, now()) ?? 1;
  const text =
    state === 'expired' ? t('verification.expired', { count: months }) : t(`verification.${state}`, { date });
  return (
    <div className={styles.root}>
      <div className={styles.marks}>
        <button
          type="button"
          className={`${focusRing} ${styles.trigger}`}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <Badge
            tone={verificationTone[state]}
            variant={state === 'unverified' ? 'outline' : 'soft'}
            {...(state === 'verified' || state === 'due' ? { leadingIcon: CheckBadgeIcon } : {})}
          >
            {text}
          </Badge>
          <span className={styles.chevron}>
            <Icon source={ChevronDownIcon} size="small" />
          </span>
        </button>
        {ownership.state === 'claimed' ? (
          <Badge tone="neutral" variant="soft">
            {t('owned')}
          </Badge>
        ) : null}
        {children}
      </div>
      <div id={id} className={styles.explanation} hidden={!open}>
        <p>{t(`verification.explain.${state}`, { date })}</p>
        {method === undefined ? null : <p>{t(`verification.method.${method}`)}</p>}
      </div>
    </div>
  );
}
