import { useId } from 'react';
import type { ReactNode } from 'react';

import { Card } from '#components/Card';

import * as styles from './home.css';

export type HomeBlockProps = {
  title: string;
  /** A number or a link beside the title. */
  end?: ReactNode;
  children: ReactNode;
};

/** A section of the console's home page with its heading. */
export function HomeBlock({ title, end, children }: HomeBlockProps) {
  const id = useId();
  return (
    <Card as="section" padding="none" aria-labelledby={id}>
      <div className={styles.block}>
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {end}
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </Card>
  );
}
