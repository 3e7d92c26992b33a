import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Dialog } from '#components/Dialog';
import { TagManager } from '#components/TagManager';
import { isSameTitle } from '#lib/text/isSameTitle';

import { noteLimits } from './limits';
import { useNotesScreen } from './notesContext';
import { createLabelMutation, noteLabelsQuery, renameLabelMutation } from './queries';

export type LabelsDialogProps = { open: boolean; onClose: () => void };

/** Adds, renames and deletes the labels of notes; no two are alike. */
export function LabelsDialog({ open, onClose }: LabelsDialogProps) {
  const { t } = useTranslation('notes');
  const { actions } = useNotesScreen();
  const query = useQuery(noteLabelsQuery());
  const { mutateAsync: create } = useMutation(createLabelMutation());
  const { mutateAsync: rename } = useMutation(renameLabelMutation());
  return (
    <Dialog open={open} onClose={onClose} title={t('labels.manage')}>
      <TagManager
        texts={{
          title: t('fields.labels'),
          what: t('labels.what'),
          newTag: t('labels.new'),
          add: t('labels.add'),
          empty: { title: t('labels.none'), description: t('labels.noneText') },
        }}
        query={query}
        maxLength={noteLimits.labelTitle}
        validate={(title, label) =>
          query.data?.some((other) => other.id !== label?.id && isSameTitle(other.title, title))
            ? t('labels.taken', { title })
            : undefined
        }
        onCreate={({ title }) => create(title)}
        onChange={(label, change) => rename({ id: label.id, title: 'title' in change ? change.title : label.title })}
        onDelete={actions.removeLabel}
      />
    </Dialog>
  );
}
