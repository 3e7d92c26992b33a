import PrinterIcon from '@heroicons/react/24/outline/PrinterIcon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ArticleWithToc } from '#components/ArticleWithToc';
import { Breadcrumb } from '#components/Breadcrumb';
import { Button } from '#components/Button';
import { CopyButton } from '#components/CopyButton';
import { Html } from '#components/Html';
import { Inline } from '#components/Inline';
import { Link } from '#components/Link';
import { PrintView } from '#components/PrintView';
import { paths } from '#domain/paths';
import { formatDate } from '#lib/format/formatDate';

import type { GuidePage } from './api';
import { GuideNeighbours } from './GuideNeighbours';
import * as styles from './GuideReader.css';
import { guideCategoryHref, guideHref } from './helpPath';
import { HelpSection } from './HelpPage';
import * as page from './HelpPage.css';
import { RateGuide } from './RateGuide';

export type GuideReaderProps = {
  page: GuidePage;
};

/** A guide: contents, text, rating, and where to read on. */
export function GuideReader({ page: { guides, previous, next, related, ...category } }: GuideReaderProps) {
  const { t, i18n } = useTranslation('help-center');
  const [isPrinting, setPrinting] = useState(false);
  const [guide] = guides;
  if (!guide) return null;
  const { title, subtitle, content, updatedAt, readingMinutes } = guide;
  return (
    <article className={page.root}>
      <title>{t('documentTitle', { title })}</title>
      <header className={page.header}>
        <Breadcrumb
          items={[
            { label: t('title'), href: paths.helpCenter },
            { label: t('guides.title'), href: paths.helpGuides },
            { label: category.title, href: guideCategoryHref(category.slug) },
            { label: title },
          ]}
        />
        <h1 className={page.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={page.lead}>{subtitle}</p>
        <p className={styles.facts}>
          <time dateTime={updatedAt}>{t('guide.updated', { date: formatDate(updatedAt, i18n.language) })}</time>
          <span>{t('guide.minutes', { count: readingMinutes })}</span>
        </p>
        <Inline role="group" aria-label={t('guide.actions')}>
          <Button size="small" variant="outline" leadingIcon={PrinterIcon} onClick={() => setPrinting(true)}>
            {t('guide.print')}
          </Button>
          <CopyButton
            size="small"
            variant="outline"
            label={t('guide.copy')}
            text={() => new URL(guideHref(category.slug, guide.slug), location.origin).href}
          />
        </Inline>
      </header>
      <ArticleWithToc source={content} format="html" contentsLabel={t('guide.contents')} />
      <div className={styles.end}>
        <RateGuide guide={guide} category={category.slug} />
        <GuideNeighbours category={category.title} previous={previous} next={next} />
        {related.length > 0 ? (
          <HelpSection id="related-guides" title={t('guide.related')}>
            <ul role="list" className={styles.related}>
              {related.map((other) => (
                <li key={other.id} className={styles.relatedGuide}>
                  <span>
                    <Link variant="standalone" href={guideHref(other.categorySlug, other.slug)}>
                      {other.title}
                    </Link>
                  </span>
                  <span className={styles.subtitle}>{other.subtitle}</span>
                </li>
              ))}
            </ul>
          </HelpSection>
        ) : null}
      </div>
      {isPrinting ? (
        <PrintView title={title} onClose={() => setPrinting(false)}>
          <p>{subtitle}</p>
          <Html html={content} variant="reading" />
        </PrintView>
      ) : null}
    </article>
  );
}
