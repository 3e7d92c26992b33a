import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { datePickerTexts } from '#components/DatePicker';
import { Drawer } from '#components/Drawer';
import { QueryPanel } from '#components/QueryPanel';
import { Skeleton } from '#components/Skeleton';

import { EditForm } from './EditForm';
import { openingHoursTexts } from './openingHoursTexts';
import { editableQuery, recordsQuery } from './queries';
import type { LoadTaxonomy } from './queries';

// All that is said in here, so that no part waits for its words, and takes the focus with it, when it comes.
const texts = [
  'facility-create-edit',
  'facility-create',
  'Map',
  'FileField',
  'MultiSelect',
  'TagInput',
  'ConfirmationDialog',
  'SubmitButton',
  ...openingHoursTexts,
  ...datePickerTexts,
] as const;

export type EditPanelProps = {
  /** The facility that is edited; none closes the panel. */
  slug: string | undefined;
  /** Its name, as far as it is known. */
  name: string;
  loadTaxonomy: LoadTaxonomy;
  onClose: () => void;
  /** Hears in words what was done. */
  onAnnounce: (words: string) => void;
};

/** The side panel in which an owner edits a facility, with the fields of adding one (directory 2.12). */
export function EditPanel({ slug, name, loadTaxonomy, onClose, onAnnounce }: EditPanelProps) {
  const { t } = useTranslation(texts);
  // While the panel leaves, it stays what it was.
  const isOpen = slug !== undefined;
  const [shown, setShown] = useState({ slug, name, isOpen, openCount: 1 });
  if (isOpen !== shown.isOpen || (isOpen && (slug !== shown.slug || name !== shown.name))) {
    const openCount = shown.openCount + (isOpen && !shown.isOpen ? 1 : 0);
    setShown(isOpen ? { slug, name, isOpen, openCount } : { ...shown, isOpen });
  }
  // Each time it is opened the facility is read anew.
  const editable = useQuery({ ...editableQuery(slug ?? shown.slug ?? '', shown.openCount), enabled: isOpen });
  const records = useQuery({ ...recordsQuery(loadTaxonomy), enabled: isOpen });
  const skeleton = <Skeleton shape="block" height="tall" />;
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      dismissible
      width="wide"
      title={t('title', { name: editable.data?.name ?? shown.name })}
    >
      <QueryPanel query={records} what={t('loading')} skeleton={skeleton}>
        {(loadedRecords) => (
          <QueryPanel query={editable} what={t('loading')} skeleton={skeleton}>
            {(current) => (
              <EditForm
                key={current.id}
                current={current}
                records={loadedRecords}
                onClose={onClose}
                onAnnounce={onAnnounce}
              />
            )}
          </QueryPanel>
        )}
      </QueryPanel>
    </Drawer>
  );
}
