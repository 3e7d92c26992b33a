import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Dialog } from '#components/Dialog';
import { TagManager } from '#components/TagManager';

import { inventoryLimits } from './limits';
import { createTagMutation, deleteTagMutation, productTagsQuery, renameTagMutation } from './queries';

export type TagsDialogProps = { open: boolean; onClose: () => void };

/** Adds, renames and deletes the tags of products. */
export function TagsDialog({ open, onClose }: TagsDialogProps) {
  const { t } = useTranslation('inventory');
  const query = useQuery(productTagsQuery());
  const { mutateAsync: createTag } = useMutation(createTagMutation());
  const { mutateAsync: renameTag } = useMutation(renameTagMutation());
  const { mutateAsync: deleteTag } = useMutation(deleteTagMutation());
  return (
    <Dialog open={open} onClose={onClose} title={t('tags.manage')}>
      <TagManager
        texts={{
          title: t('fields.tags'),
          what: t('tags.what'),
          newTag: t('tags.new'),
          add: t('tags.add'),
          empty: { title: t('tags.none'), description: t('tags.noneText') },
          deletion: { confirm: t('tags.delete'), description: t('tags.deleteText') },
        }}
        query={query}
        maxLength={inventoryLimits.tagTitle}
        onCreate={({ title }) => createTag({ title })}
        onChange={(tag, change) => renameTag({ id: tag.id, title: 'title' in change ? change.title : tag.title })}
        onDelete={(tag) => deleteTag(tag)}
      />
    </Dialog>
  );
}
