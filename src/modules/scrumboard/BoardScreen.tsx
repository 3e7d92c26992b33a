import ArchiveBoxIcon from '@heroicons/react/24/outline/ArchiveBoxIcon';
import ViewColumnsIcon from '@heroicons/react/24/outline/ViewColumnsIcon';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { Banner } from '#components/Banner';
import { Button } from '#components/Button';
import { EmptyState } from '#components/EmptyState';
import { KeyboardShortcutsDialog } from '#components/KeyboardShortcutsDialog';
import { Page } from '#components/Page';
import { QueryPanel } from '#components/QueryPanel';
import { RecordMissing } from '#components/RecordMissing';
import { Skeleton } from '#components/Skeleton';
import { SortableBoard } from '#components/Sortable';
import type { SortableItem } from '#components/Sortable';
import { paths } from '#domain/paths';
import { focusHeading } from '#lib/browser/focusHeading';
import { useTextDraft } from '#lib/drafts/useFormDraft';
import { HttpError } from '#lib/http/request';
import { useSession } from '#lib/session/session';
import { todayIn } from '#lib/time/today';
import { viewerTimeZone } from '#lib/time/viewerTimeZone';

import type { Card, FullBoard, FullList } from './api';
import { ArchiveDialog } from './ArchiveDialog';
import { BoardCard } from './BoardCard';
import { BoardContext, useBoardScreen } from './boardContext';
import type { BoardScreenState } from './boardContext';
import { BoardDialog } from './BoardDialog';
import { BoardHeader } from './BoardHeader';
import type { BoardDialogName } from './BoardHeader';
import { BoardList } from './BoardList';
import { boardHref } from './boardPath';
import { cardFilter, findCard, isFiltering } from './boardRules';
import type { BoardFilter } from './boardRules';
import * as styles from './BoardScreen.css';
import { CardDialog } from './CardDialog';
import { LabelsDialog } from './LabelsDialog';
import { boardLimits } from './limits';
import { boardQuery } from './queries';
import { QuickAdd } from './QuickAdd';
import { useBoardActions } from './useBoardActions';
import { useBoardKeys } from './useBoardKeys';
import { useBoardsActions } from './useBoardsActions';

export type BoardScreenProps = {
  boardId: string;
  /** Id of the open card. */
  cardId: string | undefined;
  filter: BoardFilter;
};

/** A card as an item of the board. */
type CardItem = SortableItem & { card: Card };
type ListItem = SortableItem & { list: FullList; index: number; lastIndex: number; items: readonly CardItem[] };

const knownItems = new WeakMap<Card, CardItem>();

/** The same item for a card that has not changed, so that it is not rendered again. */
function itemOf(card: Card): CardItem {
  const item = knownItems.get(card) ?? { id: card.id, label: card.title, card };
  knownItems.set(card, item);
  return item;
}

/** A board with its lists and cards, and the open card. */
export function BoardScreen({ boardId, cardId, filter }: BoardScreenProps) {
  const { t, i18n } = useTranslation('scrumboard');
  const { language } = i18n;
  const navigate = useNavigate();
  const session = useSession();
  const query = useQuery(boardQuery(boardId));
  const { data: board, error } = query;
  const actions = useBoardActions(boardId);
  const { archive } = useBoardsActions();
  const timeZone = viewerTimeZone();
  const today = todayIn(timeZone);
  const viewer = useMemo(() => ({ today, timeZone }), [today, timeZone]);

  const { q, due } = filter;
  // A label or member that is no longer on the board filters nothing; its chip would show an id.
  const label = filter.label.filter((id) => !board || board.labels.some((one) => one.id === id)).join(',');
  const member = filter.member.filter((id) => !board || board.members.some((one) => one.id === id)).join(',');
  const stableFilter = useMemo(
    (): BoardFilter => ({
      q,
      due,
      label: label.split(',').filter((id) => id !== ''),
      member: member.split(',').filter((id) => id !== ''),
    }),
    [q, due, label, member],
  );
  const lists = useMemo((): ListItem[] => {
    const isShown = isFiltering(stableFilter) ? cardFilter(stableFilter, viewer) : undefined;
    return (board?.lists ?? []).map((list, index, all) => ({
      id: list.id,
      label: list.title,
      list,
      index,
      lastIndex: all.length - 1,
      items: (isShown ? list.cards.filter(isShown) : list.cards).map(itemOf),
    }));
  }, [board, stableFilter, viewer]);
  const shown = lists.reduce((sum, { items }) => sum + items.length, 0);

  function restore(archived: FullBoard) {
    archive(archived, false);
    // The button goes with its banner.
    focusHeading();
  }

  const root = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const [dialog, setDialog] = useState<BoardDialogName>();
  const closeDialog = () => setDialog(undefined);

  // The card whose dialog was open last takes the focus back.
  const [returnId, setReturnId] = useState(cardId);
  if (cardId !== undefined && cardId !== returnId) setReturnId(cardId);

  const isFull = (board?.lists.length ?? 0) >= boardLimits.lists;
  const state = useMemo(
    (): BoardScreenState => ({
      t,
      language,
      boardId,
      filter: stableFilter,
      viewer,
      actions,
      isFull,
      returnId,
      openLabels: () => setDialog('labels'),
    }),
    [t, language, boardId, stableFilter, viewer, actions, isFull, returnId],
  );

  const bindings = useBoardKeys({
    board: root,
    cardOf: (id) => findCard(board, id),
    actions,
    onSearch: () => searchField.current?.focus(),
    onHelp: () => setDialog('help'),
  });

  if (error instanceof HttpError && error.status === 404) {
    return (
      <RecordMissing
        icon={ViewColumnsIcon}
        title={t('missing.board')}
        documentTitle={t('documentTitle', { title: t('missing.board') })}
        description={t('missing.boardText', { id: boardId })}
        action={{ label: t('board.all'), href: paths.scrumboard }}
      />
    );
  }

  const openCard = findCard(board, cardId);
  return (
    <BoardContext value={state}>
      <title>{t('documentTitle', { title: openCard?.title ?? board?.title ?? t('title') })}</title>
      <Page padding="none">
        <QueryPanel query={query} what={t('board.what')} headingLevel={1} immediate fill skeleton={<ListSkeletons />}>
          {(loaded) => (
            <div className={styles.root}>
              <div>
                <BoardHeader
                  board={loaded}
                  filter={stableFilter}
                  shown={shown}
                  searchRef={searchField}
                  onOpen={setDialog}
                />
                {loaded.archived ? (
                  <Banner
                    icon={ArchiveBoxIcon}
                    action={
                      <Button size="small" variant="outline" onClick={() => restore(loaded)}>
                        {t('board.restore')}
                      </Button>
                    }
                  >
                    {t('board.isArchived')}
                  </Banner>
                ) : null}
              </div>
              <div ref={root} className={styles.board}>
                <Lists board={loaded} lists={lists} />
              </div>
            </div>
          )}
        </QueryPanel>
      </Page>
      <CardDialog id={cardId} onClose={() => void navigate(boardHref(boardId, stableFilter))} />
      <LabelsDialog boardId={boardId} open={dialog === 'labels'} onClose={closeDialog} />
      <ArchiveDialog boardId={boardId} open={dialog === 'archive'} onClose={closeDialog} />
      <BoardDialog
        open={dialog === 'edit'}
        board={board}
        me={session.status === 'authenticated' ? session.user.id : undefined}
        onClose={closeDialog}
      />
      <KeyboardShortcutsDialog
        open={dialog === 'help'}
        onClose={closeDialog}
        bindings={bindings}
        description={t('keys.text')}
      />
    </BoardContext>
  );
}

const renderCard = ({ card }: CardItem, handle: ReactNode) => <BoardCard card={card} handle={handle} />;

const renderList = (
  { list, index, lastIndex, items: cards }: ListItem,
  { handle, items }: { handle: ReactNode; items: ReactNode },
) => (
  <BoardList list={list} index={index} lastIndex={lastIndex} shown={cards.length} handle={handle}>
    {items}
  </BoardList>
);

/** The lists of a board side by side, and the field that adds one. */
function Lists({ board, lists }: { board: FullBoard; lists: readonly ListItem[] }) {
  const { t } = useTranslation('scrumboard');
  const { actions, filter, isFull } = useBoardScreen();
  const draft = useTextDraft(`board/${board.id}`);
  const [isAdding, setAdding] = useState(draft.initial !== '');
  const add = (titles: readonly string[]) => {
    for (const title of titles.slice(0, boardLimits.lists - board.lists.length)) actions.addList(title);
  };
  const addList = (
    <div className={styles.addList}>
      {isFull ? (
        <p className={styles.full}>{t('quickAdd.full', { count: boardLimits.lists })}</p>
      ) : (
        <QuickAdd
          label={t('quickAdd.list')}
          fieldLabel={t('quickAdd.listTitle')}
          action={t('quickAdd.addList')}
          maxLength={boardLimits.listTitle}
          draft={draft}
          onAdd={add}
          open={isAdding}
          onOpenChange={setAdding}
        />
      )}
    </div>
  );
  if (lists.length === 0 && !isAdding) {
    const usual = [t('usual.todo'), t('usual.doing'), t('usual.done')];
    return (
      <div className={styles.empty}>
        <EmptyState
          icon={ViewColumnsIcon}
          headingLevel={2}
          align="center"
          title={t('empty.title')}
          description={t('empty.text')}
          action={
            <Button
              tone="primary"
              variant="solid"
              onClick={() => {
                // The lists take the place of the button.
                focusHeading();
                add(usual);
              }}
            >
              {t('empty.action', { lists: usual.join(', ') })}
            </Button>
          }
        />
      </div>
    );
  }
  return (
    <SortableBoard
      label={t('board.lists', { title: board.title })}
      lists={lists}
      virtual
      estimatedHeight={96}
      emptyText={t(isFiltering(filter) ? 'list.noMatch' : 'list.empty')}
      renderItem={renderCard}
      renderList={renderList}
      onMove={({ id, to }) => {
        const target = lists.find((list) => list.id === to.listId);
        if (target)
          actions.moveCard(
            id,
            to.listId,
            to.index,
            target.items.map(({ card }) => card),
          );
      }}
      onMoveList={({ id, to }) => actions.moveList(id, to.index)}
      end={addList}
    />
  );
}

function ListSkeletons() {
  return (
    <div className={styles.skeleton}>
      {[10, 6, 8, 12].map((lines) => (
        <div key={lines} className={styles.skeletonList}>
          <Skeleton lines={lines} />
        </div>
      ))}
    </div>
  );
}
