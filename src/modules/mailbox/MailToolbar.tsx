import ClipboardDocumentCheckIcon from '@heroicons/react/24/outline/ClipboardDocumentCheckIcon';
import EnvelopeIcon from '@heroicons/react/24/outline/EnvelopeIcon';
import EnvelopeOpenIcon from '@heroicons/react/24/outline/EnvelopeOpenIcon';
import ExclamationCircleIcon from '@heroicons/react/24/outline/ExclamationCircleIcon';
import PrinterIcon from '@heroicons/react/24/outline/PrinterIcon';
import StarIcon from '@heroicons/react/24/outline/StarIcon';
import TrashIcon from '@heroicons/react/24/outline/TrashIcon';
import SolidExclamationCircleIcon from '@heroicons/react/24/solid/ExclamationCircleIcon';
import SolidStarIcon from '@heroicons/react/24/solid/StarIcon';
import { memo, use } from 'react';
import { useTranslation } from 'react-i18next';

import { IconButton } from '#components/IconButton';
import { RecordToolbar } from '#components/RecordToolbar';
import { ToggleButton } from '#components/ToggleButton';

import type { Mail } from './api';
import { useMailbox } from './mailboxContext';
import { MailConnectionsContext } from './mailConnections';
import { LabelMenu, MoveMenu } from './mailMenus';

export type MailToolbarProps = { mail: Mail; isDraft: boolean };

/** Actions for the open mail. */
export const MailToolbar = memo(function MailToolbar({ mail, isDraft }: MailToolbarProps) {
  const { t } = useTranslation('mailbox');
  const { actions, pathTo, afterRemoval, print } = useMailbox();
  const { addTask } = use(MailConnectionsContext);
  // Moving or deleting removes the mail from the list it was opened from.
  const backToList = () => afterRemoval([mail.id]);
  return (
    <RecordToolbar label={t('reader.tools')} backHref={pathTo()} backLabel={t('reader.back')}>
      <ToggleButton
        label={t('action.star')}
        icon={StarIcon}
        iconPressed={SolidStarIcon}
        iconOnly
        pressed={mail.starred}
        onChange={(starred) => actions.mark([mail], { starred })}
      />
      <ToggleButton
        label={t('action.important')}
        icon={ExclamationCircleIcon}
        iconPressed={SolidExclamationCircleIcon}
        iconOnly
        pressed={mail.important}
        onChange={(important) => actions.mark([mail], { important })}
      />
      <IconButton
        label={mail.unread ? t('action.read') : t('action.unread')}
        icon={mail.unread ? EnvelopeOpenIcon : EnvelopeIcon}
        aria-keyshortcuts="u"
        onClick={() => actions.mark([mail], { unread: !mail.unread })}
      />
      <LabelMenu mails={[mail]} />
      {isDraft ? null : <MoveMenu mails={[mail]} onMove={backToList} />}
      {isDraft || !addTask ? null : (
        <IconButton label={t('action.task')} icon={ClipboardDocumentCheckIcon} onClick={() => addTask(mail)} />
      )}
      <IconButton label={t('action.print')} icon={PrinterIcon} onClick={() => print(mail)} />
      <IconButton
        label={t('action.trash')}
        icon={TrashIcon}
        aria-keyshortcuts="#"
        onClick={() => void actions.trash([mail], backToList)}
      />
    </RecordToolbar>
  );
});
