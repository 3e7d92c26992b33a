import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { TagManagerDialog } from '#components/TagManager';

import { inventoryLimits } from './limits';
import { createTagMutation, deleteTagMutation, productTagsQuery, renameTagMutation } from './queries';

export type TagsDialogProps = { open: boolean; onClose: () => void };

/** Adds, renames and deletes the tags of products. */
export function TagsDialog({ open, onClose }: TagsDialogProps) {
  const { t } = useTranslation('inventory');
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
      query={useQuery(productTagsQuery())}
      maxLength={inventoryLimits.tagTitle}
      onCreate={createTag}
      onChange={(tag) => renameTag(tag)}
      onDelete={deleteTag}
    />
  );
}
