import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { EmptyState } from '#components/EmptyState';
import { Link } from '#components/Link';
import { QueryPanel } from '#components/QueryPanel';
import { paths } from '#domain/paths';
import type { PageToPrefetch } from '#lib/query/pageToPrefetch';

import { FaqAccordion } from './FaqAccordion';
import { GuideCategories, GuideCategoriesSkeleton } from './GuideCategories';
import { HelpPage, HelpSection } from './HelpPage';
import * as styles from './HelpPage.css';
import { HelpSearch } from './HelpSearch';
import { faqsQuery, guidesQuery } from './queries';
import { QuestionsSkeleton } from './QuestionsSkeleton';
import { QuestionTopics } from './QuestionTopics';
import { SupportTeaser } from './SupportTeaser';

/** The category whose questions are on the first page. */
const popularCategory = 'most-asked';
const popularCount = 5;
/** Guides in each card; all of them are one step further. */
const guidesPerCard = 3;

/** Asks for what the first page shows. */
export function prefetch({ queryClient }: PageToPrefetch): void {
  void queryClient.prefetchQuery(faqsQuery());
  void queryClient.prefetchQuery(guidesQuery(guidesPerCard));
}

/** The page at `/apps/help-center`: search, popular questions and all categories. */
export function Component() {
  const { t } = useTranslation('help-center');
  const faqs = useQuery(faqsQuery());
  return (
    <HelpPage title={t('home.title')} lead={t('home.lead')}>
      <HelpSearch>
        <div className={styles.stack}>
          <div className={styles.container}>
            <div className={styles.columns}>
              <HelpSection
                id="popular-questions"
                title={t('home.popular')}
                more={
                  <Link variant="standalone" href={paths.helpFaqs}>
                    {t('home.allQuestions')}
                  </Link>
                }
              >
                <div className={styles.framed}>
                  <QueryPanel
                    query={faqs}
                    what={t('faqs.what')}
                    headingLevel={3}
                    skeleton={<QuestionsSkeleton count={popularCount} />}
                    isEmpty={(categories) => categories.length === 0}
                    empty={<EmptyState title={t('faqs.empty')} description={t('faqs.emptyText')} />}
                  >
                    {(categories) => (
                      <FaqAccordion
                        headingLevel={3}
                        faqs={categories.find(({ slug }) => slug === popularCategory)?.faqs ?? []}
                      />
                    )}
                  </QueryPanel>
                </div>
              </HelpSection>
              <div className={styles.stack}>
                <HelpSection id="question-topics" title={t('home.topics')}>
                  <QuestionTopics query={faqs} />
                </HelpSection>
                <SupportTeaser />
              </div>
            </div>
          </div>
          <HelpSection
            id="guides"
            title={t('home.guides')}
            more={
              <Link variant="standalone" href={paths.helpGuides}>
                {t('home.allGuides')}
              </Link>
            }
          >
            <QueryPanel
              query={useQuery(guidesQuery(guidesPerCard))}
              what={t('guides.what')}
              headingLevel={3}
              skeleton={<GuideCategoriesSkeleton guides={guidesPerCard} />}
              isEmpty={(categories) => categories.length === 0}
              empty={<EmptyState title={t('guides.empty')} description={t('guides.emptyText')} />}
            >
              {(categories) => <GuideCategories categories={categories} headingLevel={3} />}
            </QueryPanel>
          </HelpSection>
        </div>
      </HelpSearch>
    </HelpPage>
  );
}
