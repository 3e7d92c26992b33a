import BookOpenIcon from '@heroicons/react/24/outline/BookOpenIcon';
import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import QuestionMarkCircleIcon from '@heroicons/react/24/outline/QuestionMarkCircleIcon';
import type { UseQueryResult } from '@tanstack/react-query';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';

import { EmptyState } from '#components/EmptyState';
import { Highlight } from '#components/Highlight';
import { Icon } from '#components/Icon';
import { LinkButton } from '#components/LinkButton';
import { List, ListItem } from '#components/List';
import { QueryPanel } from '#components/QueryPanel';
import { paths } from '#domain/paths';

import type { HelpResult } from './api';
import { guideHref, questionHref } from './helpPath';
import * as styles from './HelpPage.css';

/** The address of what was found. */
export const resultHref = ({ kind, id, categorySlug, slug, section }: HelpResult): string =>
  kind === 'question' ? questionHref(id) : guideHref(categorySlug, slug, section);

export type HelpResultsProps = {
  query: UseQueryResult<HelpResult[]>;
  /** What was searched for. */
  text: string;
  countText: string;
};

/** What a search has found, best match first. Memoised, because the search renders with every key. */
export const HelpResults = memo(function HelpResults({ query, text, countText }: HelpResultsProps) {
  const { t } = useTranslation('help-center');
  return (
    <div className={styles.results} data-results data-outdated={query.isPlaceholderData || undefined}>
      <QueryPanel
        query={query}
        what={t('search.what')}
        headingLevel={2}
        immediate
        skeleton={<List loading loadingRows={6} />}
        isEmpty={(results) => results.length === 0}
        empty={
          <EmptyState
            icon={MagnifyingGlassIcon}
            headingLevel={2}
            title={t('search.none', { query: text })}
            description={t('search.noneText')}
            action={<LinkButton href={paths.helpSupport}>{t('support.title')}</LinkButton>}
          />
        }
      >
        {(results) => (
          <>
            <p className={styles.count} aria-hidden="true">
              {countText}
            </p>
            <List label={t('search.results')}>
              {results.map((result) => (
                <ListItem
                  key={`${result.kind} ${result.id}`}
                  href={resultHref(result)}
                  title={result.title}
                  titleContent={<Highlight text={result.title} matches={result.titleMatches} />}
                  leadingVisual={<Icon source={result.kind === 'question' ? QuestionMarkCircleIcon : BookOpenIcon} />}
                  meta={
                    <span className={styles.kind}>
                      {t('search.in', { kind: t(`search.${result.kind}`), category: result.category })}
                    </span>
                  }
                  description={<Highlight text={result.excerpt} matches={result.excerptMatches} />}
                />
              ))}
            </List>
          </>
        )}
      </QueryPanel>
    </div>
  );
});
