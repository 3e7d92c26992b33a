import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { EmptyState } from '#components/EmptyState';
import { QueryPanel } from '#components/QueryPanel';
import type { PageToPrefetch } from '#lib/query/pageToPrefetch';

import { FaqAccordion } from './FaqAccordion';
import { HelpPage, HelpSection } from './HelpPage';
import * as styles from './HelpPage.css';
import { HelpSearch } from './HelpSearch';
import { faqsQuery } from './queries';
import { QuestionsSkeleton } from './QuestionsSkeleton';
import { QuestionTopics } from './QuestionTopics';
import { SupportTeaser } from './SupportTeaser';

/** Asks for the questions. */
export function prefetch({ queryClient }: PageToPrefetch): void {
  void queryClient.prefetchQuery(faqsQuery());
}

/** The page at `/apps/help-center/faqs`: all questions by category. */
export function Component() {
  const { t } = useTranslation('help-center');
  const query = useQuery(faqsQuery());
  return (
    <HelpPage title={t('faqs.title')} lead={t('faqs.lead')} crumbs={[]}>
      <HelpSearch>
        <div className={styles.container}>
          <div className={styles.columns}>
            <QueryPanel
              query={query}
              what={t('faqs.what')}
              headingLevel={2}
              skeleton={
                <div className={styles.framed}>
                  <QuestionsSkeleton count={12} />
                </div>
              }
              isEmpty={(categories) => categories.length === 0}
              empty={<EmptyState title={t('faqs.empty')} description={t('faqs.emptyText')} />}
            >
              {(categories) => (
                <div className={styles.stack}>
                  {categories.map(({ id, slug, title, faqs }) => (
                    <HelpSection key={id} id={slug} title={title}>
                      <div className={styles.framed}>
                        <FaqAccordion faqs={faqs} headingLevel={3} />
                      </div>
                    </HelpSection>
                  ))}
                </div>
              )}
            </QueryPanel>
            <div className={styles.beside}>
              <HelpSection id="question-topics" title={t('faqs.topics')}>
                <QuestionTopics query={query} />
              </HelpSection>
              <SupportTeaser />
            </div>
          </div>
        </div>
      </HelpSearch>
    </HelpPage>
  );
}
