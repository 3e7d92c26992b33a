import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { TagManagerDialog } from '#components/TagManager';

import { taskLimits } from './limits';
import { createTagMutation, renameTagMutation, taskTagsQuery } from './queries';
import { useTasksScreen } from './tasksContext';

export type TagsDialogProps = { open: boolean; onClose: () => void };

/** Adds, renames and deletes the tags of tasks. */
export function TagsDialog({ open, onClose }: TagsDialogProps) {
  const { t } = useTranslation('tasks');
  const { actions } = useTasksScreen();
  const { mutateAsync: createTag } = useMutation(createTagMutation());
  const { mutateAsync: renameTag } = useMutation(renameTagMutation());
  return (
    <TagManagerDialog
      open={open}
      onClose={onClose}
      title={t('tags.manage')}
      emptyText={t('tags.noneText')}
      query={useQuery(taskTagsQuery())}
      maxLength={taskLimits.tagTitle}
      onCreate={createTag}
      onChange={(tag) => renameTag(tag)}
      onDelete={actions.removeTag}
    />
  );
}
