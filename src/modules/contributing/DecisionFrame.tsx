import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Breadcrumb } from '#components/Breadcrumb';
import { Page } from '#components/Page';
import { PageHeader } from '#components/PageHeader';
import { paths } from '#domain/paths';

import * as styles from './DecisionPage.css';

export type DecisionFrameProps = {
  /** Heading of the page; without one the page is still loading. */
  title?: string | undefined;
  description?: ReactNode;
  /** Last item of the breadcrumb. */
  current: string;
  /** Buttons that stay in view at the bottom. */
  actions?: ReactNode;
  children: ReactNode;
};

/** Layout of a decision page: header with the way back to the requests, content, and actions that stay in view. */
export function DecisionFrame({ title, description, current, actions, children }: DecisionFrameProps) {
  const { t } = useTranslation(['contributing-decision', 'contributing-requests']);
  const breadcrumb = [
    { label: t('contributing-requests:home'), href: paths.consoleHome },
    { label: t('contributing-requests:title'), href: paths.requests },
    { label: current },
  ];
  return (
    <Page
      padding="none"
      header={
        title === undefined ? (
          <div className={styles.trail}>
            <Breadcrumb items={breadcrumb} />
          </div>
        ) : (
          <PageHeader breadcrumb={breadcrumb} title={title} description={description} />
        )
      }
    >
      <meta name="robots" content="noindex" />
      <div className={styles.page}>
        <div className={styles.content}>{children}</div>
        {actions === undefined ? null : (
          <div className={styles.actionBar} data-sticky-actions>
            {actions}
          </div>
        )}
      </div>
    </Page>
  );
}
