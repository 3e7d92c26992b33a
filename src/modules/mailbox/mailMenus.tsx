import FolderIcon from '@heroicons/react/24/outline/FolderIcon';
import { useTranslation } from 'react-i18next';

import { Menu } from '#components/Menu';
import { TagMenu } from '#components/TagMenu';

import type { Mail } from './api';
import { useMailbox } from './mailboxContext';
import { viewIcon } from './viewIcons';

export type MailMenuProps = { mails: readonly Mail[] };

/** Adds labels to mails and removes them. */
export function LabelMenu({ mails }: MailMenuProps) {
  const { t } = useTranslation('mailbox');
  const { labels, actions } = useMailbox();
  return (
    <TagMenu
      label={t('action.label')}
      tags={labels}
      tagsOfRecords={mails.map((mail) => mail.labels)}
      onChange={(id, added) => actions.label(mails, id, added)}
    />
  );
}

export type MoveMenuProps = MailMenuProps & {
  /** Called before the mails move. */
  onMove: () => void;
};

/** Moves mails to another folder. Sent and Drafts are not offered as targets. */
export function MoveMenu({ mails, onMove }: MoveMenuProps) {
  const { t } = useTranslation('mailbox');
  const { folders, actions } = useMailbox();
  const targets = folders.filter(
    ({ id, slug }) => slug !== 'sent' && slug !== 'drafts' && mails.some(({ folder }) => folder !== id),
  );
  return (
    <Menu
      label={t('action.move')}
      icon={FolderIcon}
      sections={[
        {
          id: 'folders',
          items: targets.map((folder) => ({
            id: folder.id,
            label: folder.title,
            icon: viewIcon(folder),
            onAction() {
              onMove();
              actions.move(mails, folder);
            },
          })),
        },
      ]}
      disabled={targets.length === 0}
    />
  );
}
