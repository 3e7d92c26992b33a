import ArrowDownTrayIcon from '@heroicons/react/24/outline/ArrowDownTrayIcon';
import PrinterIcon from '@heroicons/react/24/outline/PrinterIcon';
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
