import DocumentMagnifyingGlassIcon from '@heroicons/react/24/outline/DocumentMagnifyingGlassIcon';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { Dialog } from '#components/Dialog';
import { EmptyState } from '#components/EmptyState';
import { QueryPanel } from '#components/QueryPanel';
import { Skeleton } from '#components/Skeleton';

import { NoteForm } from './NoteForm';
import { newNoteQuery, notesQuery } from './queries';

export type NoteDialogProps = {
  /** Id of the open note; `undefined` while none is. */
  id: string | undefined;
  isNew: boolean;
  onClose: () => void;
};

/** The open note over the list: a dialog, and all of a phone. */
export function NoteDialog({ id, isNew, onClose }: NoteDialogProps) {
  const { t } = useTranslation('notes');
  const initialFocus = useRef<HTMLElement>(null);
  // Kept while the dialog closes.
  const [shown, setShown] = useState({ id, isNew });
  if (id !== undefined && (id !== shown.id || isNew !== shown.isNew)) setShown({ id, isNew });
  return (
    <Dialog
      // Another note that replaces the open one, as from a reminder, takes the focus like the first.
      key={shown.id}
      open={id !== undefined}
      size="sheet"
      closeIcon="back"
      title={t(shown.isNew ? 'newNote' : 'record.title')}
      initialFocus={initialFocus}
      onClose={onClose}
    >
      {shown.id === undefined ? null : shown.isNew ? (
        <NewNote key={shown.id} id={shown.id} initialFocus={initialFocus} onClose={onClose} />
      ) : (
        <KnownNote key={shown.id} id={shown.id} initialFocus={initialFocus} onClose={onClose} />
      )}
    </Dialog>
  );
}

type OpenNoteProps = { id: string; initialFocus: RefObject<HTMLElement | null>; onClose: () => void };

function KnownNote({ id, initialFocus, onClose }: OpenNoteProps) {
  const { t } = useTranslation('notes');
  const query = useQuery(notesQuery());
  // Deleted while it is open, it stays until it is closed: what is written in it can be kept.
  const [wasFound, setWasFound] = useState(false);
  const note = query.data?.find((one) => one.id === id);
  if (note && !wasFound) setWasFound(true);
  const [last, setLast] = useState(note);
  if (note && note !== last) setLast(note);
  return (
    <QueryPanel query={query} what={t('record.what')} headingLevel={3} immediate skeleton={<Skeleton lines={6} />}>
      {() =>
        last === undefined ? (
          <EmptyState
            icon={DocumentMagnifyingGlassIcon}
            headingLevel={3}
            title={t('missing.title')}
            description={t('missing.text', { id })}
            action={
              <Button variant="outline" onClick={onClose}>
                {t('missing.action')}
              </Button>
            }
          />
        ) : (
          <NoteForm id={id} note={last} initialFocus={initialFocus} onClose={onClose} />
        )
      }
    </QueryPanel>
  );
}

/** A note that is not saved as long as nothing is entered. */
function NewNote({ id, initialFocus, onClose }: OpenNoteProps) {
  const { t } = useTranslation('notes');
  const query = useQuery(newNoteQuery(id));
  // Once it is saved, the list and other tabs change it.
  const { data: notes } = useQuery({ ...notesQuery(), enabled: false });
  return (
    <QueryPanel query={query} what={t('record.what')} headingLevel={3} immediate skeleton={<Skeleton lines={6} />}>
      {(note) => (
        <NoteForm
          id={id}
          note={notes?.find((one) => one.id === id) ?? note}
          isNew
          initialFocus={initialFocus}
          onClose={onClose}
        />
      )}
    </QueryPanel>
  );
}
