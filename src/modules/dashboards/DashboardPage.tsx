import ArrowDownTrayIcon from '@heroicons/react/24/outline/ArrowDownTrayIcon';
import PrinterIcon from '@heroicons/react/24/outline/PrinterIcon';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { IconButton } from '#components/IconButton';
import { Menu } from '#components/Menu';
import { Page } from '#components/Page';
import { PageHeader } from '#components/PageHeader';
import { downloadFile } from '#lib/browser/downloadFile';
import { now } from '#lib/time/clock';

import * as styles from './DashboardPage.css';
import { tableAsCsv } from './dashboardTable';
import type { DashboardTable } from './dashboardTable';

export type DashboardPageProps = {
  /** Heading of the page. */
  title: string;
  /** What the dashboard shows and since when. */
  description?: ReactNode;
  /** First part of the names of exported files: `analytics`. */
  fileName: string;
  /** What is shown, for the export; empty until it is loaded. */
  tables: readonly DashboardTable[];
  /** Controls for the whole dashboard, before export and print. */
  actions?: ReactNode;
  children: ReactNode;
};

/** Frame of a dashboard: title, export of each block as CSV, print. Its content is one or more `DashboardGrid`s. */
export function DashboardPage({ title, description, fileName, tables, actions, children }: DashboardPageProps) {
  const { t } = useTranslation('dashboards');

  function save(id: string) {
    const table = tables.find((one) => one.id === id);
    if (!table) return;
    const day = now().toISOString().slice(0, 10);
    downloadFile(`${fileName}-${id}-${day}.csv`, new Blob([tableAsCsv(table)], { type: 'text/csv;charset=utf-8' }));
  }

  return (
    <Page
      header={
        <PageHeader
          title={title}
          description={description}
          actions={
            <div className={styles.actions}>
              {actions}
              <div className={styles.actions}>
                <Menu
                  label={t('export.label')}
                  text={t('export.text')}
                  icon={ArrowDownTrayIcon}
                  variant="outline"
                  align="end"
                  disabled={tables.length === 0}
                  sections={[
                    {
                      id: 'tables',
                      label: t('export.heading'),
                      items: tables.map(({ id, title: label }) => ({ id, label })),
                    },
                  ]}
                  onAction={save}
                />
                <IconButton label={t('print')} icon={PrinterIcon} variant="outline" onClick={() => window.print()} />
              </div>
            </div>
          }
        />
      }
    >
      <title>{t('documentTitle', { title })}</title>
      {children}
    </Page>
  );
}

/** The blocks of a dashboard on one grid of twelve columns: one below the other on a phone. */
export function DashboardGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

export type DashboardSectionProps = {
  title: string;
  /** One sentence that says what the blocks show. */
  statement?: string;
  children: ReactNode;
};

/** Blocks of a dashboard that belong together, on a grid of their own below a heading. */
export function DashboardSection({ title, statement, children }: DashboardSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.sectionWords}>
        <h2 id={id} className={styles.sectionTitle}>
          {title}
        </h2>
        {statement === undefined ? null : <p className={styles.statement}>{statement}</p>}
      </div>
      <DashboardGrid>{children}</DashboardGrid>
    </section>
  );
}
