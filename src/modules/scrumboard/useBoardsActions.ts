import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { useConfirm } from '#components/ConfirmationDialog';
import { useUndo } from '#components/Toast';
import { createMutationRunner } from '#lib/query/createMutationRunner';

import type { Board } from './api';
import { archiveBoardMutation, removeBoardMutation } from './queries';

/** Archives and deletes boards. */
export function useBoardsActions() {
  const { t } = useTranslation('scrumboard');
  const client = useQueryClient();
  const confirm = useConfirm();
  const offerUndo = useUndo();
  const { start } = createMutationRunner(client);
  return {
    /** Puts a board away, or brings it back, and offers to undo it. */
    archive({ id, title }: Board, archived: boolean) {
      offerUndo({
        saved: start(archiveBoardMutation(), { id, archived }),
        text: t(archived ? 'done.boardArchived' : 'done.boardRestored', { title }),
        undo: () => start(archiveBoardMutation(), { id, archived: !archived }),
      });
    },
    /** Deletes a board after a question. Resolves to whether it did. */
    async remove({ id, title }: Board): Promise<boolean> {
      const answer = await confirm({
        title: t('deleteBoard.title', { title }),
        message: t('deleteBoard.text'),
        actions: { confirm: { label: t('deleteBoard.confirm'), color: 'warn' } },
      });
      if (answer !== 'confirmed') return false;
      start(removeBoardMutation(), id);
      return true;
    },
  };
}
