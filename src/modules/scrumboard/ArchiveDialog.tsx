import ArchiveBoxIcon from '@heroicons/react/24/outline/ArchiveBoxIcon';
import TrashIcon from '@heroicons/react/24/outline/TrashIcon';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { Dialog } from '#components/Dialog';
import { EmptyState } from '#components/EmptyState';
import { IconButton } from '#components/IconButton';
import { QueryPanel } from '#components/QueryPanel';
import { RelativeTime } from '#components/RelativeTime';
import { Skeleton } from '#components/Skeleton';

import * as styles from './ArchiveDialog.css';
import { useBoardScreen } from './boardContext';
import { archiveQuery, boardQuery } from './queries';

export type ArchiveDialogProps = { boardId: string; open: boolean; onClose: () => void };

/** The archived cards of a board, which can be brought back or deleted. */
export function ArchiveDialog({ open, ...props }: ArchiveDialogProps) {
  const { t } = useTranslation('scrumboard');
  return (
    <Dialog open={open} size="sheet" onClose={props.onClose} title={t('archive.title')}>
      <ArchivedCards boardId={props.boardId} />
    </Dialog>
  );
}

function ArchivedCards({ boardId }: { boardId: string }) {
  const { t } = useTranslation('scrumboard');
  const { actions } = useBoardScreen();
  const query = useQuery(archiveQuery(boardId));
  const { data: board } = useQuery({ ...boardQuery(boardId), enabled: false });
  const root = useRef<HTMLDivElement>(null);
  const listTitle = (id: string) => board?.lists.find((list) => list.id === id)?.title ?? '';
  return (
    <div ref={root} tabIndex={-1}>
      <QueryPanel
        query={query}
        what={t('archive.what')}
        headingLevel={3}
        immediate
        skeleton={<Skeleton lines={4} />}
        isEmpty={(cards) => cards.length === 0}
        empty={<EmptyState icon={ArchiveBoxIcon} title={t('archive.none')} description={t('archive.noneText')} />}
      >
        {(cards) => (
          <ul role="list" className={styles.list} aria-label={t('archive.title')}>
            {cards.map((card) => (
              <li key={card.id} className={styles.row}>
                <div className={styles.texts}>
                  <p className={styles.title}>{card.title}</p>
                  <p className={styles.meta}>
                    {listTitle(card.listId)} · <RelativeTime date={card.updatedAt} />
                  </p>
                </div>
                <Button
                  variant="outline"
                  onClick={() => {
                    root.current?.focus();
                    actions.archiveCard(card, false);
                  }}
                >
                  {t('archive.restore')}
                </Button>
                <IconButton
                  label={t('archive.remove', { title: card.title })}
                  icon={TrashIcon}
                  onClick={() => {
                    root.current?.focus();
                    actions.removeCard(card);
                  }}
                />
              </li>
            ))}
          </ul>
        )}
      </QueryPanel>
    </div>
  );
}
