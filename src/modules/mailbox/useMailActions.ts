import { useTranslation } from 'react-i18next';

import { useRecordActions } from '#components/RecordList';
import type { ActionTools } from '#components/RecordList';

import type { BulkChange, Mail } from './api';
import { changeMutation, foldersQuery, removeMutation } from './queries';
import type { FolderSummary } from './queries';

type Change = { mails: readonly Mail[]; change: BulkChange };

function createMailActions({ client, start, offerUndo, confirm, t, language }: ActionTools<'mailbox'>) {
  const change = (variables: Change) => start(changeMutation(), variables);

  /** Moves them and offers to undo it. */
  function move(mails: readonly Mail[], folder: FolderSummary) {
    const moved = mails.filter((mail) => mail.folder !== folder.id);
    if (moved.length === 0) return;
    const undo = () => {
      for (const from of new Set(moved.map((mail) => mail.folder))) {
        const group = moved.filter((mail) => mail.folder === from);
        // Pass the mails in their current folder, so that the counts are right.
        change({ mails: group.map((mail) => ({ ...mail, folder: folder.id })), change: { folder: from } });
      }
    };
    offerUndo({
      saved: start(changeMutation(), { mails: moved, change: { folder: folder.id } }),
      text: t('moved', { count: moved.length, folder: folder.title }),
      undo,
    });
  }

  return {
    /** Sets a flag on all of them. */
    mark: (mails: readonly Mail[], marks: Pick<BulkChange, 'starred' | 'important' | 'unread'>) =>
      change({ mails, change: marks }),
    /** Adds a label to all of them, or removes it. */
    label: (mails: readonly Mail[], id: string, added: boolean) =>
      change({ mails, change: added ? { addLabels: [id] } : { removeLabels: [id] } }),
    move,
    /**
     * Moves them to Trash; deletes those in Trash forever after a confirmation. `onTrashed` is called unless that was
     * cancelled.
     */
    async trash(mails: readonly Mail[], onTrashed: () => void): Promise<void> {
      const folders = client.getQueryData(foldersQuery(language).queryKey);
      const trash = folders?.find(({ slug }) => slug === 'trash');
      if (!trash || mails.length === 0) return;
      if (mails.some(({ folder }) => folder !== trash.id)) {
        move(mails, trash);
        onTrashed();
        return;
      }
      const answer = await confirm({
        title: t('forGood.title', { count: mails.length }),
        message: t('forGood.text'),
        actions: { confirm: { label: t('forGood.confirm') } },
        dismissible: true,
      });
      if (answer !== 'confirmed') return;
      start(removeMutation(), { mails });
      onTrashed();
    },
  };
}

/** Actions on mails. All are optimistic and rolled back when the server rejects them. */
export type MailActions = ReturnType<typeof createMailActions>;

/** The mailbox actions with a stable identity. `trash` does nothing until the folders are loaded. */
export const useMailActions = (): MailActions => useRecordActions(createMailActions, useTranslation('mailbox'));
