import ArchiveBoxArrowDownIcon from '@heroicons/react/24/outline/ArchiveBoxArrowDownIcon';
import ArchiveBoxIcon from '@heroicons/react/24/outline/ArchiveBoxIcon';
import EllipsisHorizontalIcon from '@heroicons/react/24/outline/EllipsisHorizontalIcon';
import PencilIcon from '@heroicons/react/24/outline/PencilIcon';
import PlusIcon from '@heroicons/react/24/outline/PlusIcon';
import TrashIcon from '@heroicons/react/24/outline/TrashIcon';
import ViewColumnsIcon from '@heroicons/react/24/outline/ViewColumnsIcon';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { AvatarStack } from '#components/AvatarStack';
import { BaseLink } from '#components/BaseLink';
import { Button } from '#components/Button';
import { EmptyState } from '#components/EmptyState';
import { Icon } from '#components/Icon';
import { Menu } from '#components/Menu';
import { Page } from '#components/Page';
import { PageHeader } from '#components/PageHeader';
import { QueryPanel } from '#components/QueryPanel';
import { RelativeTime } from '#components/RelativeTime';
import { Skeleton } from '#components/Skeleton';
import type { PageToPrefetch } from '#lib/query/pageToPrefetch';
import { useSession } from '#lib/session/session';
import { focusRing } from '#theme/mixins.css';

import type { Board } from './api';
import { BoardDialog } from './BoardDialog';
import { boardHref } from './boardPath';
import { splitBoards } from './boardRules';
import * as styles from './BoardsPage.css';
import { boardsQuery, memberOptions } from './queries';
import { useBoardsActions } from './useBoardsActions';

/** Asks for the boards. */
export function prefetch({ queryClient }: PageToPrefetch): void {
  void queryClient.prefetchQuery(boardsQuery());
}

/** The page at `/apps/scrumboard`: all boards, with those that are archived below. */
export function Component() {
  const { t } = useTranslation('scrumboard');
  const navigate = useNavigate();
  const session = useSession();
  const query = useQuery(boardsQuery());
  const [dialog, setDialog] = useState<{ board?: Board }>();
  // Kept while the dialog closes.
  const [lastDialog, setLastDialog] = useState(dialog);
  if (dialog && dialog !== lastDialog) setLastDialog(dialog);
  const create = () => setDialog({});
  const newBoard = (
    <Button tone="primary" variant="solid" leadingIcon={PlusIcon} onClick={create}>
      {t('board.new')}
    </Button>
  );
  return (
    <Page header={<PageHeader title={t('title')} description={t('about')} actions={newBoard} />}>
      <title>{t('documentTitle', { title: t('title') })}</title>
      <QueryPanel
        query={query}
        what={t('boards.what')}
        headingLevel={2}
        immediate
        skeleton={<TileSkeletons />}
        isEmpty={(boards) => boards.length === 0}
        empty={
          <EmptyState
            icon={ViewColumnsIcon}
            headingLevel={2}
            title={t('boards.empty')}
            description={t('boards.emptyText')}
            action={
              <Button variant="outline" onClick={create}>
                {t('board.new')}
              </Button>
            }
          />
        }
      >
        {(boards) => {
          const { open, archived } = splitBoards(boards);
          return (
            <div className={styles.sections}>
              <Tiles
                title={t('boards.open')}
                boards={open}
                onEdit={(board) => setDialog({ board })}
                onCreate={create}
              />
              {archived.length === 0 ? null : (
                <Tiles
                  title={t('boards.archived')}
                  boards={archived}
                  onEdit={(board) => setDialog({ board })}
                  isTitled
                />
              )}
            </div>
          );
        }}
      </QueryPanel>
      <BoardDialog
        open={dialog !== undefined}
        board={lastDialog?.board}
        me={session.status === 'authenticated' ? session.user.id : undefined}
        onClose={() => setDialog(undefined)}
        onCreated={(id) => void navigate(boardHref(id))}
      />
    </Page>
  );
}

type TilesProps = {
  title: string;
  boards: readonly Board[];
  onEdit: (board: Board) => void;
  /** Adds a tile that makes a board. */
  onCreate?: (() => void) | undefined;
  isTitled?: boolean | undefined;
};

function Tiles({ title, boards, onEdit, onCreate, isTitled = false }: TilesProps) {
  const { t } = useTranslation('scrumboard');
  const id = useId();
  return (
    <section>
      {isTitled ? (
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
      ) : null}
      <ul role="list" className={styles.grid} {...(isTitled ? { 'aria-labelledby': id } : { 'aria-label': title })}>
        {boards.map((board) => (
          <li key={board.id}>
            <Tile board={board} headingLevel={isTitled ? 3 : 2} onEdit={onEdit} />
          </li>
        ))}
        {onCreate ? (
          <li>
            <button type="button" className={`${focusRing} ${styles.add}`} onClick={onCreate}>
              <Icon source={PlusIcon} />
              {t('boards.add')}
            </button>
          </li>
        ) : null}
      </ul>
    </section>
  );
}

type TileProps = { board: Board; headingLevel: 2 | 3; onEdit: (board: Board) => void };

function Tile({ board, headingLevel, onEdit }: TileProps) {
  const { t } = useTranslation('scrumboard');
  const { archive, remove } = useBoardsActions();
  const { title, description, icon, members, lastActivity, archived } = board;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={styles.tile} data-archived={archived || undefined}>
      <div className={styles.top}>
        <span className={styles.icon} aria-hidden="true">
          <Icon source={icon} />
        </span>
        <span className={styles.menu}>
          <Menu
            label={t('board.actions', { title })}
            icon={EllipsisHorizontalIcon}
            align="end"
            sections={[
              {
                id: 'board',
                items: [
                  { id: 'edit', label: t('board.edit'), icon: PencilIcon },
                  archived
                    ? { id: 'archive', label: t('board.restore'), icon: ArchiveBoxArrowDownIcon }
                    : { id: 'archive', label: t('board.archive'), icon: ArchiveBoxIcon },
                ],
              },
              { id: 'end', items: [{ id: 'remove', label: t('board.remove'), icon: TrashIcon, tone: 'error' }] },
            ]}
            onAction={(id) => {
              if (id === 'edit') onEdit(board);
              else if (id === 'archive') archive(board, !archived);
              else void remove(board);
            }}
          />
        </span>
      </div>
      <div className={styles.texts}>
        <Heading className={styles.title}>
          <BaseLink className={styles.link} href={boardHref(board.id)}>
            {title}
          </BaseLink>
        </Heading>
        {description === '' ? null : <p className={styles.description}>{description}</p>}
      </div>
      <div className={styles.foot}>
        <AvatarStack
          label={t('fields.members')}
          size="small"
          max={5}
          rest="text"
          people={memberOptions(members).map(({ value, label, src }) => ({ id: value, name: label, src }))}
        />
        <span className={styles.activity}>
          {t('boards.changed')} <RelativeTime date={lastActivity} />
        </span>
      </div>
    </article>
  );
}

function TileSkeletons() {
  return (
    <div className={styles.grid}>
      {[0, 1, 2, 3].map((tile) => (
        <div key={tile} className={styles.tile}>
          <Skeleton lines={4} />
        </div>
      ))}
    </div>
  );
}
