import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Dialog } from '#components/Dialog';
import { TagManager } from '#components/TagManager';
import { isSameTitle } from '#lib/text/isSameTitle';

import { useBoardScreen } from './boardContext';
import { boardLimits } from './limits';
import { boardLabelsQuery, changeLabelMutation, createLabelMutation } from './queries';

export type LabelsDialogProps = { boardId: string; open: boolean; onClose: () => void };

/** Adds, renames, recolours and deletes the labels of a board. */
export function LabelsDialog({ boardId, open, onClose }: LabelsDialogProps) {
  const { t } = useTranslation('scrumboard');
  const { actions } = useBoardScreen();
  const query = useQuery(boardLabelsQuery(boardId));
  const { mutateAsync: create } = useMutation(createLabelMutation());
  const { mutateAsync: change } = useMutation(changeLabelMutation());
  return (
    <Dialog open={open} size="sheet" onClose={onClose} title={t('labels.manage')}>
      <TagManager
        texts={{
          title: t('fields.labels'),
          what: t('labels.what'),
          newTag: t('labels.new'),
          add: t('labels.add'),
          empty: { title: t('labels.none'), description: t('labels.noneText') },
        }}
        query={query}
        colors
        maxLength={boardLimits.labelTitle}
        validate={(title, label) =>
          query.data?.some((other) => other.id !== label?.id && isSameTitle(other.title, title))
            ? t('labels.taken')
            : undefined
        }
        onCreate={({ title, color }) => create({ boardId, title, color })}
        onChange={(label, changed) => change({ label, change: changed })}
        onDelete={actions.removeLabel}
      />
    </Dialog>
  );
}
