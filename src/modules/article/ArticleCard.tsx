import { useTranslation } from 'react-i18next';

import { Card } from '#components/Card';
import { Link } from '#components/Link';
import type { ArticleSummary } from '#domain/article';
import { articlePath } from '#domain/paths';
import { formatDate } from '#lib/format/formatDate';

import * as styles from './ArticleCard.css';

export type ArticleCardProps = {
  article: ArticleSummary;
  /** Heading level of the title on its page. */
  headingLevel: 2 | 3;
};

/** An article in a list: picture, category, title and summary. The whole card links to the article. */
export function ArticleCard({ article, headingLevel }: ArticleCardProps) {
  const { t, i18n } = useTranslation('article');
  const { heroImage, categories, readingMinutes, updatedAt } = article;
  const Heading = `h${headingLevel}` as const;
  const meta = [
    categories[0]?.name,
    t('card.minutes', { count: readingMinutes }),
    formatDate(updatedAt, i18n.language),
  ];
  return (
    <Card as="article" padding="none" interactive>
      <div className={styles.frame}>
        {heroImage ? (
          // Decorative: in a list, the title already says what the picture illustrates.
          <img
            className={styles.picture}
            src={heroImage.url}
            alt=""
            width={heroImage.width}
            height={heroImage.height}
            loading="lazy"
            decoding="async"
          />
        ) : null}
        <div className={styles.text}>
          <Heading className={styles.title}>
            <Link href={articlePath(article.slug)} variant="stretched">
              {article.title}
            </Link>
          </Heading>
          <p className={styles.summary}>{article.summary}</p>
          <p className={styles.meta}>{meta.filter((part) => part !== undefined).join(' · ')}</p>
        </div>
      </div>
    </Card>
  );
}
