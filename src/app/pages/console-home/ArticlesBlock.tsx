import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { EmptyState } from '#components/EmptyState';
import { FormattedDate } from '#components/FormattedDate';
import { Link } from '#components/Link';
import { List, ListItem } from '#components/List';
import { QueryPanel } from '#components/QueryPanel';
import { articlePath, paths } from '#domain/paths';
import { articlesQuery } from '#modules/article/queries';

import { HomeBlock } from './HomeBlock';
import * as styles from './home.css';

const shown = 3;
const firstPage = { page: 1, size: 10 };

/** The directory's newest articles. */
export function ArticlesBlock() {
  const { t } = useTranslation('app-home');
  return (
    <HomeBlock
      title={t('articles.title')}
      end={
        <Link href={paths.article} variant="standalone">
          {t('articles.all')}
        </Link>
      }
    >
      <QueryPanel
        query={useQuery(articlesQuery(firstPage))}
        what={t('articles.what')}
        headingLevel={3}
        skeleton={
          <div className={styles.waitingRows.one}>
            <List loading loadingRows={shown} />
          </div>
        }
        isEmpty={({ items }) => items === null || items.length === 0}
        empty={<EmptyState title={t('articles.empty')} headingLevel={3} />}
      >
        {({ items }) => (
          <div className={styles.rows}>
            <List label={t('articles.title')}>
              {items?.slice(0, shown).map(({ id, slug, title, summary, updatedAt }) => (
                <ListItem
                  key={id}
                  title={title}
                  description={summary}
                  lines="one"
                  meta={<FormattedDate date={updatedAt} format="date" />}
                  href={articlePath(slug)}
                />
              ))}
            </List>
          </div>
        )}
      </QueryPanel>
    </HomeBlock>
  );
}
