import ArchiveBoxIcon from '@heroicons/react/24/outline/ArchiveBoxIcon';
import PencilSquareIcon from '@heroicons/react/24/outline/PencilSquareIcon';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { EmptyState } from '#components/EmptyState';
import { Link } from '#components/Link';
import { Masonry } from '#components/Masonry';
import type { MasonryHandle } from '#components/Masonry';
import { RecordLayoutSidebarButton } from '#components/RecordLayout';
import { RecordList } from '#components/RecordList';
import type { RecordScreen } from '#components/RecordList';
import { Skeleton } from '#components/Skeleton';
import { visuallyHidden } from '#theme/mixins.css';

import type { Note } from './api';
import { BulkActions } from './BulkActions';
import { estimateCardHeight } from './estimateCardHeight';
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
  listProps: RecordScreen<Note>['listProps'];
  onSearch: (text: string) => void;
  headerEnd: ReactNode;
  /** The cards of pinned notes, and those of the others. */
  cardsRefs: Readonly<Record<'pinned' | 'others', Ref<MasonryHandle>>>;
};

const getId = ({ id }: Note) => id;

/** The notes of a view as cards, pinned ones first, with their search. */
export function NoteList({ query, title, found, listProps, onSearch, headerEnd, cardsRefs }: NoteListProps) {
  const { t } = useTranslation('notes');
  const { filter } = useNotesScreen();
  const { listKey, returnId, listRef, selection } = listProps;
  return (
    <RecordList
      {...listProps}
      label={t('list.label')}
      title={title}
      // A note opens over its list, which remains the page.
      headingLevel={1}
      summary={query.data === undefined ? undefined : t('list.count', { count: found.length })}
      headerStart={<RecordLayoutSidebarButton label={t('views.open')} />}
      headerEnd={headerEnd}
      search={{ label: t('list.search'), value: filter.q, onSearch, pause: searchPause }}
      bulkActions={{
        label: t('list.selected'),
        children: (notes, onDone) => <BulkActions notes={notes} onDone={onDone} />,
      }}
      query={query}
      what={t('list.what')}
      getItems={() => found}
      getKey={getId}
      rowsLabel={t('title')}
      skeleton={<CardSkeletons />}
      renderRow={(note) => <NoteCard note={note} returned={note.id === returnId} />}
      arrangement="cards"
      renderItems={({ items, renderRow }) => {
        const pinned = items.filter((note) => note.pinned);
        const others = items.filter((note) => !note.pinned);
        const common = { listKey, renderRow };
        return (
          <div
            ref={listRef as Ref<HTMLDivElement>}
            className={styles.root}
            data-selecting={selection.selectedKeys.length > 0 || undefined}
          >
            {pinned.length === 0 ? null : (
              <Part {...common} title={t('list.pinned')} notes={pinned} cardsRef={cardsRefs.pinned} isTitled />
            )}
            {others.length === 0 ? null : (
              <Part
                {...common}
                title={pinned.length === 0 ? title : t('list.others')}
                notes={others}
                cardsRef={cardsRefs.others}
                isTitled={pinned.length > 0}
              />
            )}
          </div>
        );
      }}
      empty={<NoNotes />}
      noMatch={{
        title: t('list.noMatch', { search: filter.q }),
        description: t('list.noMatchText'),
        action: <Link href={listHref({ ...filter, q: '' })}>{t('list.showAll')}</Link>,
      }}
    />
  );
}

type PartProps = {
  title: string;
  notes: readonly Note[];
  listKey: string;
  renderRow: (note: Note) => ReactNode;
  cardsRef: Ref<MasonryHandle>;
  /** Shows the title. */
  isTitled: boolean;
};

function Part({ title, notes, listKey, renderRow, cardsRef, isTitled }: PartProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={isTitled ? id : undefined}>
      <h2 id={id} className={isTitled ? styles.heading : visuallyHidden}>
        {title}
      </h2>
      <Masonry
        ref={cardsRef}
        label={title}
        items={notes}
        itemKey={getId}
        layoutKey={listKey}
        estimatedHeight={estimateCardHeight}
      >
        {renderRow}
      </Masonry>
    </section>
  );
}

/** Why there are no notes, with the way to some. */
function NoNotes() {
  const { t } = useTranslation('notes');
  const { filter, create } = useNotesScreen();
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
