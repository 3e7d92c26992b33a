import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { TagManagerDialog } from '#components/TagManager';

import { taskLimits } from './limits';
import { createTagMutation, deleteTagMutation, renameTagMutation, taskTagsQuery } from './queries';

export type TagsDialogProps = { open: boolean; onClose: () => void };

/** Adds, renames and deletes the tags of tasks. */
export function TagsDialog({ open, onClose }: TagsDialogProps) {
  const { t } = useTranslation('tasks');
  const query = useQuery(taskTagsQuery());
  const { mutateAsync: createTag } = useMutation(createTagMutation());
  const { mutateAsync: renameTag } = useMutation(renameTagMutation());
  const { mutateAsync: deleteTag } = useMutation(deleteTagMutation());
  return (
    <TagManagerDialog
      open={open}
      onClose={onClose}
      title={t('tags.manage')}
      emptyText={t('tags.noneText')}
      deletionText={t('tags.deleteText')}
      query={query}
      maxLength={taskLimits.tagTitle}
      onCreate={({ title }) => createTag(title)}
      onChange={(tag, change) => renameTag({ id: tag.id, title: 'title' in change ? change.title : tag.title })}
      onDelete={(tag) => deleteTag(tag)}
    />
  );
}
