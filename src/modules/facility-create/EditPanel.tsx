import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ControlSize } from '#components/ControlSize';
import { datePickerTexts } from '#components/DatePicker';
import { Drawer } from '#components/Drawer';
import { QueryPanel } from '#components/QueryPanel';
import { Skeleton } from '#components/Skeleton';
import { useOwnDraftKey } from '#lib/drafts/useOwnDraftKey';

import { EditForm } from './EditForm';
import { openingHoursTexts } from './openingHoursTexts';
import { editableQuery, recordsQuery } from './queries';
import type { LoadTaxonomy } from './queries';

// Namespaces of all parts, so that none of them suspends later and loses focus.
const texts = [
  'facility-create-edit',
  'facility-create',
  'MapView',
  'FileField',
  'MultiSelect',
  'TagField',
  'ConfirmationDialog',
  'SubmitButton',
  ...openingHoursTexts,
  ...datePickerTexts,
] as const;

export type EditPanelProps = {
  /** The facility to edit; `undefined` closes the panel. */
  slug: string | undefined;
  /** Its name, or an empty text while unknown. */
  name: string;
  loadTaxonomy: LoadTaxonomy;
  onClose: () => void;
  /** Announces to screen readers what was done. */
  onAnnounce: (words: string) => void;
};

/** Side panel where an owner edits a facility, with the same fields as for a new one (directory 2.12). */
export function EditPanel({ slug, name, loadTaxonomy, onClose, onAnnounce }: EditPanelProps) {
  const { t } = useTranslation(texts);
  // Keep the content while the panel closes.
  const isOpen = slug !== undefined;
  const [shown, setShown] = useState({ slug, name, isOpen, openCount: 1 });
  if (isOpen !== shown.isOpen || (isOpen && (slug !== shown.slug || name !== shown.name))) {
    const openCount = shown.openCount + (isOpen && !shown.isOpen ? 1 : 0);
    setShown(isOpen ? { slug, name, isOpen, openCount } : { ...shown, isOpen });
  }
  // Refetch the facility each time the panel opens.
  const editable = useQuery({ ...editableQuery(slug ?? shown.slug ?? '', shown.openCount), enabled: isOpen });
  const records = useQuery({ ...recordsQuery(loadTaxonomy), enabled: isOpen });
  // Kept while the panel closes, because the form is still shown.
  const draftKey = useOwnDraftKey(editable.data && `edit/${editable.data.id}`);
  const skeleton = <Skeleton variant="block" height="tall" />;
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      dismissible
      width="wide"
      title={t('title', { name: editable.data?.name ?? shown.name })}
    >
      <ControlSize size="large">
        <QueryPanel query={records} what={t('loading')} skeleton={skeleton}>
          {(loadedRecords) => (
            <QueryPanel query={editable} what={t('loading')} skeleton={skeleton}>
              {(current) =>
                draftKey === undefined ? (
                  skeleton
                ) : (
                  <EditForm
                    key={current.id}
                    current={current}
                    records={loadedRecords}
                    draftKey={draftKey}
                    onClose={onClose}
                    onAnnounce={onAnnounce}
                  />
                )
              }
            </QueryPanel>
          )}
        </QueryPanel>
      </ControlSize>
    </Drawer>
  );
}
