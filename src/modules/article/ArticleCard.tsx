import { useTranslation } from 'react-i18next';

import { Card } from '#components/Card';
import { Link } from '#components/Link';
import type { ArticleSummary } from '#domain/article';
import { articlePath } from '#domain/paths';
import { formatDate } from '#lib/format/formatDate';

import * as styles from './ArticleCard.css';

export type ArticleCardProps = {
  article: ArticleSummary;
  /** Depth of the title in its page. */
  headingLevel: 2 | 3;
};

/** One article in a list: picture, kind of service, title, summary; all of it leads to the text. */
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
          // The title says what the picture only sets the mood for, so a list does not read it out.
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
