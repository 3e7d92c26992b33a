import { useId } from 'react';
import type { ReactNode } from 'react';

import { Card } from '#components/Card';
import { Stat } from '#components/Stat';
import type { StatProps } from '#components/Stat';

import * as styles from './DashboardCard.css';

export type DashboardCardProps = {
  /** Columns of the grid: all, two thirds, a half, a third or a quarter of them; all on a phone.
   * A `tile` is a third also on paper. */
  span?: keyof typeof styles.span;
  /** Target of a link within the page. */
  id?: string;
  /**
   * Heading of a block that is not a chart. A chart brings its own: give it `headingLevel={2}`, the statement as
   * `description`, and its controls as `actions`.
   */
  title?: string;
  /** One sentence that says what the block shows and how it has changed. */
  statement?: ReactNode;
  /** Controls beside the heading, such as a period. */
  actions?: ReactNode;
  /** Left out on paper, as a form is. */
  screenOnly?: boolean;
  children: ReactNode;
};

/** One block of a dashboard: a chart, or a heading with any content. */
export function DashboardCard({
  id: anchor,
  span = 'full',
  title,
  statement,
  actions,
  screenOnly = false,
  children,
}: DashboardCardProps) {
  const id = useId();
  return (
    <div id={anchor} className={screenOnly ? `${styles.span[span]} ${styles.screenOnly}` : styles.span[span]}>
      <Card {...(title !== undefined && { as: 'section', 'aria-labelledby': id })}>
        <div className={styles.content}>
          {title === undefined ? null : (
            <div className={styles.head}>
              <h2 id={id} className={actions === undefined ? styles.title : styles.titleBesideControls}>
                {title}
              </h2>
              {statement === undefined ? null : <p className={styles.headStatement}>{statement}</p>}
              {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
            </div>
          )}
          {children}
        </div>
      </Card>
    </div>
  );
}

/** Figures side by side, as many in a row as fit, each as it is described to a `Stat`. */
export function DashboardFigures({ figures }: { figures: readonly StatProps[] }) {
  return (
    <div className={styles.figures}>
      {figures.map((figure) => (
        <div key={figure.label} className={styles.figure}>
          <Stat {...figure} />
        </div>
      ))}
    </div>
  );
}

/** Heading of a part of a block that is not a chart, with a sentence about what the part shows. */
export function DashboardSubtitle({ statement, children }: { statement?: string; children: string }) {
  return (
    <div className={styles.part}>
      <h3 className={styles.subtitle}>{children}</h3>
      {statement === undefined ? null : <p className={styles.statement}>{statement}</p>}
    </div>
  );
}
