import PencilSquareIcon from '@heroicons/react/24/outline/PencilSquareIcon';

import { Button } from '#components/Button';

import type { CategoryAliases } from './prerenderedAliases';
import { ListBodySkeleton } from './ListBodySkeleton';
import * as header from './ResultsHeader.css';
import * as styles from './ResultsPage.css';
import { useResultTexts } from './resultTexts';

export type ResultsShellProps = {
  aliases: CategoryAliases;
};

/**
 * The page of a search before its code is there, drawn at build. The script of index.html writes the title from one of its
 * two patterns, in which `{place}`, `{term}` and `{what}` stand for what the address tells of them; what is looked for is a
 * category where the term is one of its words.
 */
export function ResultsShell({ aliases }: ResultsShellProps) {
  const { t } = useResultTexts();
  const around = t('results.titleNear', { what: '{what}', place: '{place}' });
  const about = t('results.titleTerm', { term: '{term}', place: '{place}' });
  return (
    <div className={styles.root}>
      <div className={header.root}>
        <div className={header.row}>
          <h1
            className={header.title}
            tabIndex={-1}
            data-around={around}
            data-about={about}
            data-what={t('results.facilities')}
            data-words={JSON.stringify(aliases)}
          >
            {'\u00a0'}
          </h1>
          {/* The way to change the search has its place. */}
          <div inert className={header.coming}>
            <Button icon={PencilSquareIcon}>{t('results.edit')}</Button>
          </div>
        </div>
        <p className={header.status}>{'\u00a0'}</p>
      </div>
      <ListBodySkeleton />
    </div>
  );
}
