import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useConfirm } from '#components/ConfirmationDialog';
import { useUndo } from '#components/Toast';
import { createMutationRunner } from '#lib/query/createMutationRunner';

import type { BulkChange, Mail } from './api';
import { changeMutation, foldersQuery, removeMutation } from './queries';
import type { FolderSummary } from './queries';

/** Actions on mails. All are optimistic and rolled back when the server rejects them. */
export interface MailActions {
  /** Sets a flag on all of them. */
  mark: (mails: readonly Mail[], change: Pick<BulkChange, 'starred' | 'important' | 'unread'>) => void;
  /** Adds a label to all of them, or removes it. */
  label: (mails: readonly Mail[], labelId: string, added: boolean) => void;
  /** Moves them and offers to undo it. */
  move: (mails: readonly Mail[], folder: FolderSummary) => void;
  /** Moves them to Trash; deletes those in Trash forever after a confirmation. Resolves to false if cancelled. */
  trash: (mails: readonly Mail[]) => Promise<boolean>;
}

/** Groups mails by the id of their folder. */
function byFolder(mails: readonly Mail[]): Map<string, Mail[]> {
  const groups = new Map<string, Mail[]>();
  for (const mail of mails) groups.set(mail.folder, [...(groups.get(mail.folder) ?? []), mail]);
  return groups;
}

type Change = { mails: readonly Mail[]; change: BulkChange };

type ActionDependencies = {
  client: QueryClient;
  offerUndo: ReturnType<typeof useUndo>;
  confirm: ReturnType<typeof useConfirm>;
  t: TFunction<'mailbox'>;
  language: string;
};

function createMailActions({ client, offerUndo, confirm, t, language }: ActionDependencies): MailActions {
  const { start } = createMutationRunner(client);
  const change = (variables: Change) => start(changeMutation(), variables);

  function move(mails: readonly Mail[], folder: FolderSummary) {
    const moved = mails.filter((mail) => mail.folder !== folder.id);
    if (moved.length === 0) return;
    const undo = () => {
      // Pass the mails in their current folder, so that the counts are right.
      for (const [from, group] of byFolder(moved)) {
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
    mark: (mails, marks) => change({ mails, change: marks }),
    label: (mails, id, added) => change({ mails, change: added ? { addLabels: [id] } : { removeLabels: [id] } }),
    move,
    async trash(mails) {
      const folders = client.getQueryData(foldersQuery(language).queryKey);
      const trash = folders?.find(({ slug }) => slug === 'trash');
      if (!trash || mails.length === 0) return false;
      if (mails.some(({ folder }) => folder !== trash.id)) {
        move(mails, trash);
        return true;
      }
      const answer = await confirm({
        title: t('forGood.title', { count: mails.length }),
        message: t('forGood.text'),
        actions: { confirm: { label: t('forGood.confirm') } },
        dismissible: true,
      });
      if (answer !== 'confirmed') return false;
      start(removeMutation(), { mails });
      return true;
    },
  };
}

/** The mailbox actions with a stable identity. `trash` does nothing until the folders are loaded. */
export function useMailActions(): MailActions {
  const { t, i18n } = useTranslation('mailbox');
  const offerUndo = useUndo();
  const confirm = useConfirm();
  const client = useQueryClient();
  const { language } = i18n;
  return useMemo(
    () => createMailActions({ client, offerUndo, confirm, t, language }),
    [client, offerUndo, confirm, t, language],
  );
}
