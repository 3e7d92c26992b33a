import ArchiveBoxIcon from '@heroicons/react/24/outline/ArchiveBoxIcon';
import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import PencilSquareIcon from '@heroicons/react/24/outline/PencilSquareIcon';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { EmptyState } from '#components/EmptyState';
import { Link } from '#components/Link';
import { Masonry } from '#components/Masonry';
import { RecordLayoutSidebarButton } from '#components/RecordLayout';
import { RecordList } from '#components/RecordList';
import { Skeleton } from '#components/Skeleton';
import { visuallyHidden } from '#theme/mixins.css';

import type { Note } from './api';
import { NoteCard } from './NoteCard';
import * as styles from './NoteList.css';
import { listHref } from './notePath';
import { useNotesScreen } from './notesContext';

/** Pause in ms after the last key before a search starts. */
const searchPause = 150;

export type NoteListProps = {
  query: UseQueryResult<Note[]>;
  /** Title of the view; empty while it is loading. */
  title: string;
  /** The notes of the view, pinned ones first. */
  found: readonly Note[];
  /** How many of them are rendered. */
  rendered: number;
  /** Called when the end of what is rendered comes into view. */
  onEnd: () => void;
  listKey: string;
  returnId: string | undefined;
  onSearch: (text: string) => void;
  headerEnd: ReactNode;
  searchRef: Ref<HTMLInputElement>;
  listRef: Ref<HTMLDivElement>;
};

const getId = ({ id }: Note) => id;

/** The notes of a view as cards, pinned ones first, with their search. */
export function NoteList({
  query,
  title,
  found,
  rendered,
  onEnd,
  listKey,
  returnId,
  onSearch,
  headerEnd,
  searchRef,
  listRef,
}: NoteListProps) {
  const { t } = useTranslation('notes');
  const { filter } = useNotesScreen();
  return (
    <RecordList
      label={t('list.label')}
      title={title}
      summary={query.data === undefined ? undefined : t('list.count', { count: found.length })}
      headerStart={<RecordLayoutSidebarButton label={t('views.open')} />}
      headerEnd={headerEnd}
      search={{ label: t('list.search'), value: filter.q, onSearch, pause: searchPause, ref: searchRef }}
      query={query}
      what={t('list.what')}
      getItems={() => found}
      getKey={getId}
      rowsLabel={t('title')}
      listKey={listKey}
      skeleton={<CardSkeletons />}
      renderRow={(note) => <NoteCard note={note} returned={note.id === returnId} />}
      renderItems={(items, renderRow) => {
        const shown = items.slice(0, rendered);
        const pinned = shown.filter((note) => note.pinned);
        const others = shown.filter((note) => !note.pinned);
        return (
          // Another view lays its cards out anew.
          <div key={listKey} ref={listRef} className={styles.root}>
            {pinned.length === 0 ? null : (
              <Part title={t('list.pinned')} notes={pinned} renderRow={renderRow} isTitled />
            )}
            {others.length === 0 ? null : (
              <Part
                title={pinned.length === 0 ? title : t('list.others')}
                notes={others}
                renderRow={renderRow}
                isTitled={pinned.length > 0}
              />
            )}
            {rendered < items.length ? <EndOfRendered key={rendered} onReached={onEnd} /> : null}
          </div>
        );
      }}
      empty={<NoNotes />}
    />
  );
}

type PartProps = {
  title: string;
  notes: readonly Note[];
  renderRow: (note: Note) => ReactNode;
  /** Shows the title. */
  isTitled: boolean;
};

function Part({ title, notes, renderRow, isTitled }: PartProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={isTitled ? id : undefined}>
      <h2 id={id} className={isTitled ? styles.heading : visuallyHidden}>
        {title}
      </h2>
      <Masonry label={title} items={notes} itemKey={getId} minColumnWidth={240}>
        {renderRow}
      </Masonry>
    </section>
  );
}

/** Asks for more cards some screens before the end is seen. */
function EndOfRendered({ onReached }: { onReached: () => void }) {
  const element = useRef<HTMLDivElement>(null);
  const reach = useEffectEvent(onReached);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) reach();
      },
      { rootMargin: '1500px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={element} />;
}

/** Why there are no notes, with the way to some. */
function NoNotes() {
  const { t } = useTranslation('notes');
  const { filter, create } = useNotesScreen();
  if (filter.q !== '') {
    return (
      <EmptyState
        icon={MagnifyingGlassIcon}
        title={t('list.noMatch', { search: filter.q })}
        description={t('list.noMatchText')}
        action={<Link href={listHref({ ...filter, q: '' })}>{t('list.showAll')}</Link>}
      />
    );
  }
  return (
    <EmptyState
      icon={filter.view === 'archive' ? ArchiveBoxIcon : PencilSquareIcon}
      title={t(`empty.${filter.view}.title`)}
      description={t(`empty.${filter.view}.text`)}
      action={
        filter.view === 'archive' ? undefined : (
          <Button variant="outline" onClick={create}>
            {t('newNote')}
          </Button>
        )
      }
    />
  );
}

function CardSkeletons() {
  return (
    <div className={styles.skeleton}>
      {Array.from({ length: 8 }, (_, card) => (
        <div key={card} className={styles.skeletonCard}>
          <Skeleton lines={2 + ((card * 5) % 4)} />
        </div>
      ))}
    </div>
  );
}
