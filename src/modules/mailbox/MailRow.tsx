import ExclamationCircleIcon from '@heroicons/react/20/solid/ExclamationCircleIcon';
import PaperClipIcon from '@heroicons/react/20/solid/PaperClipIcon';
import StarIcon from '@heroicons/react/24/outline/StarIcon';
import SolidStarIcon from '@heroicons/react/24/solid/StarIcon';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';

import { FormattedDate } from '#components/FormattedDate';
import { Icon } from '#components/Icon';
import { RecordRow } from '#components/RecordList';
import { TagList } from '#components/TagList';
import { ToggleButton } from '#components/ToggleButton';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { displayName, splitAddresses } from '#domain/mailAddress';

import type { Mail, MailLabel, MailSettings } from './api';
import * as styles from './MailRow.css';
import { snippet } from './mailContent';
import type { MailActions } from './useMailActions';

export type MailRowProps = {
  mail: Mail;
  /** Opens the mail, or continues a draft. */
  href: string;
  /** The signed-in person wrote it, so the row shows the recipients instead of the sender. */
  outgoing: boolean;
  /** All labels. */
  labels: readonly MailLabel[];
  /** Several lines, or one. */
  density: MailSettings['density'];
  onMark: MailActions['mark'];
};

/**
 * One mail in the list: the row opens it, the checkbox selects it, the star marks it. Memoised, because otherwise every
 * key press would re-render ten rows.
 */
export const MailRow = memo(function MailRow({ mail, href, outgoing, labels, density, onMark }: MailRowProps) {
  const { t } = useTranslation('mailbox');
  const { from, to, subject, date, unread, starred, important, attachments } = mail;
  const title = subject.trim() || t('noSubject');
  const recipients = splitAddresses(to).map(displayName).join(', ') || t('nobody');
  const correspondent = outgoing ? t('toWhom', { names: recipients }) : displayName(from.contact);
  return (
    <RecordRow
      rowKey={mail.id}
      href={href}
      highlighted={unread}
      selectLabel={t('list.select', { subject: title })}
      action={
        <ToggleButton
          label={t('list.star', { subject: title })}
          icon={StarIcon}
          iconPressed={SolidStarIcon}
          iconOnly
          size="small"
          pressed={starred}
          onChange={(pressed) => onMark([mail], { starred: pressed })}
        />
      }
    >
      <span className={styles.root}>
        <span className={styles.density[density]}>
          <bdi className={styles.sender}>
            {unread ? <VisuallyHidden>{t('list.unread')} </VisuallyHidden> : null}
            {correspondent}
          </bdi>
          <span className={styles.marks}>
            {important ? (
              <Icon source={ExclamationCircleIcon} size="small" tone="error" label={t('list.important')} />
            ) : null}
            {attachments.length > 0 ? (
              <Icon
                source={PaperClipIcon}
                size="small"
                tone="muted"
                label={t('attachments.count', { count: attachments.length })}
              />
            ) : null}
          </span>
          <span className={styles.date}>
            <FormattedDate date={date} format="recent" />
          </span>
          <bdi className={styles.subject}>{title}</bdi>
          <bdi className={styles.snippet}>{snippet(mail)}</bdi>
          <span className={styles.labels}>
            <TagList label={t('labels.title')} tags={labels.filter(({ id }) => mail.labels.includes(id))} inline />
          </span>
        </span>
      </span>
    </RecordRow>
  );
});
