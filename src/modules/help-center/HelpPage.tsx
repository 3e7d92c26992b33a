import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Breadcrumb } from '#components/Breadcrumb';
import type { BreadcrumbProps } from '#components/Breadcrumb';
import { Page } from '#components/Page';
import { paths } from '#domain/paths';

import * as styles from './HelpPage.css';

export type HelpPageProps = {
  title: string;
  /** What the page is for, in one sentence. */
  lead?: string | undefined;
  /** The pages between the start of the help centre and this one; without it, this is the start. */
  crumbs?: BreadcrumbProps['items'] | undefined;
  /** Below the lead: dates, actions. */
  meta?: ReactNode;
  children: ReactNode;
};

/** Layout of the pages of the help centre, which are read like a public page: a large title, and nothing else first. */
export function HelpPage({ title, lead, crumbs, meta, children }: HelpPageProps) {
  const { t } = useTranslation('help-center');
  return (
    <Page width="full">
      <title>{t('documentTitle', { title })}</title>
      <div className={styles.root}>
        <header className={styles.header}>
          {crumbs ? (
            <Breadcrumb items={[{ label: t('title'), href: paths.helpCenter }, ...crumbs, { label: title }]} />
          ) : null}
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
          {meta}
        </header>
        {children}
      </div>
    </Page>
  );
}

export type HelpSectionProps = {
  title: string;
  /** Id of the heading. */
  id: string;
  /** A link to more of it. */
  more?: ReactNode;
  children: ReactNode;
};

/** A part of a page with a heading of the second level. */
export function HelpSection({ title, id, more, children }: HelpSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionTop}>
        <h2 className={styles.sectionTitle} id={id}>
          {title}
        </h2>
        {more}
      </div>
      {children}
    </section>
  );
}
