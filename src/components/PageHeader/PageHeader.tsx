import type { ReactNode } from 'react';

import { Breadcrumb } from '#components/Breadcrumb';
import type { BreadcrumbProps } from '#components/Breadcrumb';

import * as styles from './PageHeader.css';

export type PageHeaderProps = {
  /** Title of the screen, its only first-level heading. */
  title: string;
  /** From the top level to this page. */
  breadcrumb?: BreadcrumbProps['items'];
  /** Beside the title: a `Badge`, a count. */
  meta?: ReactNode;
  description?: ReactNode;
  /** Buttons, at most one of them primary. */
  actions?: ReactNode;
  /** `Tabs` that switch the content below. */
  tabs?: ReactNode;
};

/** Header of a screen: title, breadcrumb and actions. */
export function PageHeader({ title, breadcrumb, meta, description, actions, tabs }: PageHeaderProps) {
  return (
    <div className={styles.root} data-tabs={tabs === undefined ? undefined : true}>
      {breadcrumb === undefined ? null : <Breadcrumb items={breadcrumb} />}
      <div className={styles.row}>
        <div className={styles.titles}>
          <div className={styles.line}>
            <h1 tabIndex={-1} className={styles.title}>
              {title}
            </h1>
            {meta}
          </div>
          {description === undefined ? null : <div className={styles.description}>{description}</div>}
        </div>
        {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      </div>
      {tabs === undefined ? null : <div className={styles.tabs}>{tabs}</div>}
    </div>
  );
}
