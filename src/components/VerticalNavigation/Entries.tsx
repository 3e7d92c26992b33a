import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { SearchField } from '#components/SearchField';
import { filterTree, flattenTree } from '#lib/navigation/navigationTree';
import type { NavigationItem } from '#lib/navigation/navigationTree';

import type { ListContext } from './listContext';
import { NavigationList } from './NavigationList';
import * as styles from './VerticalNavigation.css';

export type EntriesProps = {
  items: readonly NavigationItem[];
  context: Omit<ListContext, 'words'>;
};

/** From this many links on, a search field is shown. */
const many = 20;

/** The items of a bar or panel, with a search field if there are many. */
export function Entries({ items, context }: EntriesProps) {
  const { t } = useTranslation('VerticalNavigation');
  // The search is reset when the page changes.
  const [search, setSearch] = useState({ words: '', at: context.currentHref });
  const searchable =
    context.variant === 'row' && flattenTree(items).filter(({ type }) => type === 'basic').length > many;
  const words = searchable && search.at === context.currentHref ? search.words.trim() : '';
  const shown = filterTree(items, words);
  const count = flattenTree(shown).filter(({ type }) => type === 'basic').length;
  const room = context.variant === 'row' && context.dense ? 'dense' : context.variant;
  return (
    <>
      {searchable ? (
        <div className={`${styles.search}${context.folded ? ` ${styles.searchFolded}` : ''}`}>
          <SearchField
            label={t('search')}
            placeholder={t('searchPlaceholder')}
            value={search.at === context.currentHref ? search.words : ''}
            statusText={words === '' ? '' : count === 0 ? t('noMatch', { words }) : t('found', { count })}
            onChange={(value) => setSearch({ words: value, at: context.currentHref })}
          />
        </div>
      ) : null}
      {shown.length === 0 && words !== '' ? <p className={styles.noMatch}>{t('noMatch', { words })}</p> : null}
      <ul role="list" className={`${styles.list} ${styles.entries[room]}`}>
        <NavigationList items={shown} level={0} context={{ ...context, words }} />
      </ul>
    </>
  );
}
