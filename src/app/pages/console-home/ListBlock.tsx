import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { EmptyState } from '#components/EmptyState';
import type { IconSource } from '#components/Icon';
import { List } from '#components/List';
import { QueryPanel } from '#components/QueryPanel';

import { HomeBlock } from './HomeBlock';
import * as styles from './home.css';

const shown = 3;

export type ListBlockProps<Data, Item> = {
  /** Whose texts it shows. */
  kind: 'requests' | 'mails' | 'tasks' | 'chats' | 'notifications' | 'messages' | 'boards';
  icon: IconSource;
  /** The page with all of them. */
  href?: string | undefined;
  query: UseQueryResult<Data>;
  /** What waits for the person, the first first. */
  select: (data: Data) => readonly Item[];
  /** How many lines the text of an item takes. */
  lines: 'one' | 'two';
  /** A number beside the title. */
  count?: ReactNode;
  /** Renders a `ListItem`. */
  children: (item: Item) => ReactNode;
};

/** The first of what waits for a person in one part of the product. */
export function ListBlock<Data, Item>({
  kind,
  icon,
  href,
  query,
  select,
  lines,
  count,
  children,
}: ListBlockProps<Data, Item>) {
  const { t } = useTranslation('app-home');
  return (
    <HomeBlock title={t(`${kind}.title`)} icon={icon} href={href} end={count}>
      <QueryPanel
        query={query}
        what={t(`${kind}.what`)}
        headingLevel={3}
        skeleton={
          <div className={styles.waitingRows[lines]}>
            <List loading loadingRows={shown} />
          </div>
        }
        isEmpty={(data) => select(data).length === 0}
        empty={
          <EmptyState icon={icon} title={t(`${kind}.empty`)} description={t(`${kind}.emptyText`)} headingLevel={3} />
        }
      >
        {(data) => (
          <div className={styles.rows}>
            <List label={t(`${kind}.title`)}>{select(data).slice(0, shown).map(children)}</List>
          </div>
        )}
      </QueryPanel>
    </HomeBlock>
  );
}
