import PlusIcon from '@heroicons/react/24/outline/PlusIcon';
import QuestionMarkCircleIcon from '@heroicons/react/24/outline/QuestionMarkCircleIcon';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { IconButton } from '#components/IconButton';
import { KeyboardShortcutsDialog } from '#components/KeyboardShortcutsDialog';
import type { MasonryHandle } from '#components/Masonry';
import { Page } from '#components/Page';
import { RecordLayout, RecordLayoutNarrow } from '#components/RecordLayout';
import { useRecordKeys, useRecordScreen } from '#components/RecordList';
import { lineKeys } from '#lib/browser/direction';
import { useDialogState } from '#lib/react/useDialogState';
import { preserveFocus } from '#lib/router/preserveFocus';

import type { Note } from './api';
import { LabelsDialog } from './LabelsDialog';
import { nearestCard } from './nearestCard';
import { NoteDialog } from './NoteDialog';
import { NoteList } from './NoteList';
import { listHref, noteHref } from './notePath';
import type { NoteAddress } from './notePath';
import { findNotes, noteName } from './noteRules';
import { NotesContext } from './notesContext';
import type { NotesScreenState } from './notesContext';
import { NoteSidebar } from './NoteSidebar';
import { noteLabelsQuery, notesQuery, startNew } from './queries';
import { useNoteActions } from './useNoteActions';

// Stable empty array: memoised children must not re-render.
const emptyList: readonly never[] = [];

export type NotesScreenProps = { address: NoteAddress };

/** Sidebar, cards and the open note. */
export function NotesScreen({ address: { view, label, q, id: openId, isNew } }: NotesScreenProps) {
  const { t } = useTranslation('notes');
  const navigate = useNavigate();
  const client = useQueryClient();
  const query = useQuery(notesQuery());
  const { data: labels = emptyList, isPending: labelsPending } = useQuery(noteLabelsQuery());
  const actions = useNoteActions();
  const filter = useMemo(() => ({ view, label, q }), [view, label, q]);
  const { data: notes = emptyList } = query;
  const found = useMemo(() => findNotes(notes, filter), [notes, filter]);
  const openNote = notes.find(({ id }) => id === openId);
  const listKey = listHref(filter);

  const pinnedCards = useRef<MasonryHandle>(null);
  const otherCards = useRef<MasonryHandle>(null);
  const help = useDialogState();
  const labelsDialog = useDialogState();
  const { show: openLabels } = labelsDialog;

  const screen = useRecordScreen({
    listKey,
    records: found,
    openId,
    open: openNote,
    scrollToRow(index) {
      const note = found[index];
      if (note) (note.pinned ? pinnedCards : otherCards).current?.reveal(note.id);
    },
    onOpen: (id) => void navigate(id === undefined ? listHref(filter) : noteHref(filter, id)),
  });
  const { navigation, listProps } = screen;
  const { afterRemoval } = navigation;
  const { setKeys: setSelected } = screen.selection;

  // Stable context value: memoised consumers must not re-render with the screen.
  const state = useMemo((): NotesScreenState => {
    function leave(left: readonly Note[]) {
      const ids = left.map(({ id }) => id);
      afterRemoval(ids);
      // Those that come back are not selected.
      setSelected(ids, false);
    }
    return {
      filter,
      labels,
      actions: {
        ...actions,
        archive(left, archived) {
          leave(left);
          actions.archive(left, archived);
        },
        label(labelled, one, added) {
          if (!added && one.id === filter.label) leave(labelled);
          actions.label(labelled, one, added);
        },
        remove(left) {
          leave(left);
          actions.remove(left);
        },
      },
      create() {
        const id = crypto.randomUUID();
        startNew(id, client);
        // A note is not written into the archive. Its title has the focus.
        const list = filter.view === 'archive' ? { ...filter, view: 'notes' as const } : filter;
        void navigate(noteHref({ ...list, q: '' }, id, true), { state: preserveFocus });
      },
      openLabels,
    };
  }, [filter, labels, actions, client, navigate, afterRemoval, setSelected, openLabels]);

  /** Moves the focus to the card above or below, which is not the next in reading order. */
  function moveVertically(by: 1 | -1): boolean {
    const cards = [...(listProps.listRef.current?.querySelectorAll<HTMLElement>('[data-row-key]') ?? [])];
    const from = cards.findIndex((card) => card.contains(document.activeElement));
    if (from < 0) return navigation.move(by);
    const next = nearestCard(
      cards.map((card) => card.getBoundingClientRect()),
      from,
      by,
    );
    if (next === undefined) return false;
    cards[next]?.querySelector('a')?.focus();
    return true;
  }

  const bindings = useRecordKeys({
    ...screen,
    navigation: { ...navigation, move: moveVertically },
    create: { label: t('newNote'), run: state.create },
    onHelp: help.show,
    commands: [
      {
        id: 'beside',
        keys: ['ArrowRight', 'ArrowLeft'],
        run: ({ key }) => navigation.isInList() && navigation.move(key === lineKeys().forward ? 1 : -1),
        label: t('keys.beside'),
      },
      {
        id: 'archive',
        keys: ['E'],
        act: (targets) => state.actions.archive(targets, !targets[0]?.archived),
        label: t('keys.archive'),
      },
      {
        id: 'remove',
        keys: ['#', 'Delete'],
        act: state.actions.remove,
        label: t('action.remove'),
      },
    ],
  });

  const labelTitle = labels.find(({ id }) => id === label)?.title;
  const title = view === 'label' ? (labelTitle ?? (labelsPending ? '' : t('labels.missing'))) : t(`views.${view}`);
  const documentTitle = (openNote && noteName(openNote)) || title || t('title');
  return (
    <NotesContext value={state}>
      <title>{t('documentTitle', { title: documentTitle })}</title>
      <Page padding="none">
        <RecordLayout
          sidebar={<NoteSidebar />}
          sidebarLabel={t('title')}
          arrangement="instead"
          listKey={listKey}
          list={
            <NoteList
              query={query}
              title={title}
              found={found}
              listProps={listProps}
              onSearch={(text) =>
                void navigate(listHref({ ...filter, q: text }), { replace: true, state: preserveFocus })
              }
              headerEnd={
                <>
                  <RecordLayoutNarrow>
                    <IconButton label={t('newNote')} icon={PlusIcon} onClick={state.create} />
                  </RecordLayoutNarrow>
                  <IconButton
                    label={t('keys.help')}
                    icon={QuestionMarkCircleIcon}
                    aria-keyshortcuts="?"
                    onClick={help.show}
                  />
                </>
              }
              cardsRefs={{ pinned: pinnedCards, others: otherCards }}
            />
          }
        />
      </Page>
      <NoteDialog id={openId} isNew={isNew} onClose={() => void navigation.close()} />
      <LabelsDialog {...labelsDialog.props} />
      <KeyboardShortcutsDialog {...help.props} bindings={bindings} description={t('keys.text')} />
    </NotesContext>
  );
}
