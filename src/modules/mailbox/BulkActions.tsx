import EnvelopeIcon from '@heroicons/react/24/outline/EnvelopeIcon';
import EnvelopeOpenIcon from '@heroicons/react/24/outline/EnvelopeOpenIcon';
import StarIcon from '@heroicons/react/24/outline/StarIcon';
import TrashIcon from '@heroicons/react/24/outline/TrashIcon';
import { useTranslation } from 'react-i18next';

import { IconButton } from '#components/IconButton';

import type { Mail } from './api';
import { LabelMenu, MoveMenu } from './mailMenus';
import { useMailbox } from './mailboxContext';

export type BulkActionsProps = {
  /** The selected mails. */
  mails: readonly Mail[];
  /** Called when the mails have left the list, and the actions with them. */
  onDone: () => void;
};

/** The actions for the selected mails. */
export function BulkActions({ mails, onDone }: BulkActionsProps) {
  const { t } = useTranslation('mailbox');
  const { actions } = useMailbox();
  const isUnread = mails.some(({ unread }) => unread);
  return (
    <>
      <IconButton
        label={isUnread ? t('action.read') : t('action.unread')}
        icon={isUnread ? EnvelopeOpenIcon : EnvelopeIcon}
        onClick={() => actions.mark(mails, { unread: !isUnread })}
      />
      <IconButton
        label={t('action.star')}
        icon={StarIcon}
        onClick={() => actions.mark(mails, { starred: !mails.every(({ starred }) => starred) })}
      />
      <LabelMenu mails={mails} />
      <MoveMenu mails={mails} onMove={onDone} />
      <IconButton label={t('action.trash')} icon={TrashIcon} onClick={() => void actions.trash(mails, onDone)} />
    </>
  );
}
