import ArrowsRightLeftIcon from '@heroicons/react/24/outline/ArrowsRightLeftIcon';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Menu } from '#components/Menu';

import type { Card } from './api';
import { useBoardScreen } from './boardContext';
import { boardQuery } from './queries';

/** Moves a card to the top or the bottom of a list. */
export function MoveMenu({ card }: { card: Pick<Card, 'id' | 'boardId' | 'listId'> }) {
  const { t } = useTranslation('scrumboard');
  const { actions } = useBoardScreen();
  const { data: board } = useQuery({ ...boardQuery(card.boardId), enabled: false });
  const lists = board?.lists ?? [];
  return (
    <Menu
      label={t('move.label')}
      text={t('move.text')}
      icon={ArrowsRightLeftIcon}
      variant="soft"
      sections={[
        {
          id: 'lists',
          items: lists.map((list) => ({
            id: list.id,
            label: list.id === card.listId ? t('move.here', { list: list.title }) : list.title,
            submenu: [
              {
                id: `${list.id} ends`,
                items: [
                  { id: `top ${list.id}`, label: t('move.top') },
                  { id: `bottom ${list.id}`, label: t('move.bottom') },
                ],
              },
            ],
          })),
        },
      ]}
      onAction={(id) => {
        const [end = '', listId = ''] = id.split(' ');
        const cards = lists.find((list) => list.id === listId)?.cards ?? [];
        actions.moveCard(card.id, listId, end === 'top' ? 0 : cards.length, cards);
      }}
    />
  );
}
