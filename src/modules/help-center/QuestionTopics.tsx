import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Link } from '#components/Link';
import { Skeleton } from '#components/Skeleton';
import { paths } from '#domain/paths';

import type { FaqCategory } from './api';
import * as styles from './HelpPage.css';

export type QuestionTopicsProps = {
  /** The page says itself if it fails. */
  query: UseQueryResult<FaqCategory[]>;
};

/** Links to the categories of questions, with how many there are. */
export function QuestionTopics({ query }: QuestionTopicsProps) {
  const { t } = useTranslation('help-center');
  if (query.data === undefined) return query.isError ? null : <Skeleton lines={5} />;
  return (
    <ul role="list" className={styles.links}>
      {query.data.map(({ id, slug, title, faqs }) => (
        <li key={id}>
          <Link variant="standalone" href={`${paths.helpFaqs}#${slug}`}>
            {title}
          </Link>{' '}
          <span className={styles.count}>{t('faqs.count', { count: faqs.length })}</span>
        </li>
      ))}
    </ul>
  );
}
