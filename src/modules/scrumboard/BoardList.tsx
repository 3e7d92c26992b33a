import EllipsisHorizontalIcon from '@heroicons/react/24/outline/EllipsisHorizontalIcon';
import { memo, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { InlineEdit } from '#components/InlineEdit';
import { Menu } from '#components/Menu';
import { useTextDraft } from '#lib/drafts/useFormDraft';
import { visuallyHidden } from '#theme/mixins.css';

import type { FullList } from './api';
import * as styles from './BoardList.css';
import { useBoardScreen } from './boardContext';
import { isFiltering } from './boardRules';
import type { CardOrder } from './boardRules';
import { boardLimits } from './limits';
import { QuickAdd } from './QuickAdd';

const moves = ['first', 'earlier', 'later', 'last'] as const;
const orders: readonly CardOrder[] = ['title', 'due', 'newest', 'oldest'];

export type BoardListProps = {
  list: FullList;
  /** Its place among the lists, and that of the last one. */
  index: number;
  lastIndex: number;
  /** How many of its cards are shown. */
  shown: number;
  /** Moves the list. */
  handle: ReactNode;
  /** Its cards. */
  children: ReactNode;
};

/** A list of a board: its head with its actions, its cards, and the field that adds one. */
export function BoardList({ children, ...head }: BoardListProps) {
  const { list } = head;
  const id = useId();
  return (
    <section className={styles.root} aria-labelledby={id} data-list-key={list.id}>
      <h2 id={id} className={visuallyHidden}>
        {list.title}
      </h2>
      <ListHead {...head} />
      <div className={styles.items}>{children}</div>
      <ListFoot listId={list.id} title={list.title} />
    </section>
  );
}

const ListHead = memo(function ListHead({ list, index, lastIndex, shown, handle }: Omit<BoardListProps, 'children'>) {
  const { t, actions, filter, isFull } = useBoardScreen();
  const { title, cards } = list;
  const isEmpty = cards.length === 0;
  const titleRef = useRef<HTMLDivElement>(null);
  /** Where each item of the menu moves the list. */
  const places = { first: 0, earlier: index - 1, later: index + 1, last: lastIndex };

  function act(id: string) {
    const place = moves.find((move) => move === id);
    if (id === 'rename') titleRef.current?.querySelector('button')?.click();
    else if (place) actions.moveList(list.id, places[place]);
    else if (id === 'copy') actions.copyList(list, t('list.copyTitle', { title }));
    else if (id === 'archiveAll') actions.archiveAll(list);
    else if (id === 'remove') void actions.removeList(list);
    else actions.sortList(list, orders.find((order) => order === id) ?? 'title');
  }

  return (
    <header className={styles.header}>
      {handle}
      <div ref={titleRef} className={styles.title}>
        <InlineEdit
          label={t('list.title', { title })}
          value={title}
          variant="label"
          maxLength={boardLimits.listTitle}
          onSave={(text) => {
            // An empty title restores the last one.
            if (text !== '') actions.renameList(list, text);
            return undefined;
          }}
        />
      </div>
      <span className={styles.count}>
        {isFiltering(filter)
          ? t('list.shownOf', { shown, count: cards.length })
          : t('list.count', { count: cards.length })}
      </span>
      <Menu
        label={t('list.actions', { title })}
        icon={EllipsisHorizontalIcon}
        size="small"
        align="end"
        sections={[
          {
            id: 'list',
            items: [
              { id: 'rename', label: t('list.rename') },
              {
                id: 'move',
                label: t('list.move'),
                disabled: lastIndex === 0,
                submenu: [
                  {
                    id: 'places',
                    items: moves.map((move) => ({
                      id: move,
                      label: t(`list.place.${move}`),
                      disabled: index === (move === 'first' || move === 'earlier' ? 0 : lastIndex),
                    })),
                  },
                ],
              },
              { id: 'copy', label: t('list.copy'), disabled: isFull },
              {
                id: 'sort',
                label: t('list.sort'),
                disabled: cards.length < 2,
                submenu: [
                  { id: 'orders', items: orders.map((order) => ({ id: order, label: t(`list.order.${order}`) })) },
                ],
              },
            ],
          },
          {
            id: 'end',
            items: [
              { id: 'archiveAll', label: t('list.archiveAll'), disabled: isEmpty },
              { id: 'remove', label: t('list.remove'), tone: 'error' },
            ],
          },
        ]}
        onAction={act}
      />
    </header>
  );
});

const ListFoot = memo(function ListFoot({ listId, title }: { listId: string; title: string }) {
  const { t, actions } = useBoardScreen();
  const draft = useTextDraft(`board-list/${listId}`);
  const [open, setOpen] = useState(draft.initial !== '');
  return (
    <div className={styles.foot} data-add-card={listId}>
      <QuickAdd
        label={t('quickAdd.card')}
        place={t('quickAdd.place', { list: title })}
        fieldLabel={t('quickAdd.cardTitle')}
        action={t('quickAdd.addCard')}
        maxLength={boardLimits.cardTitle}
        draft={draft}
        onAdd={(titles) => actions.addCards(listId, titles)}
        open={open}
        onOpenChange={setOpen}
      />
    </div>
  );
});
