import { useId } from 'react';
import type { ReactNode } from 'react';

import { BaseLink } from '#components/BaseLink';
import { Card } from '#components/Card';
import { Icon } from '#components/Icon';
import type { IconSource } from '#components/Icon';
import { focusRing } from '#theme/mixins.css';

import * as styles from './home.css';

export type HomeBlockProps = {
  title: string;
  /** Tells it apart from other blocks. */
  icon?: IconSource | undefined;
  /** Makes the title a link. */
  href?: string | undefined;
  /** A number or a link beside the title. */
  end?: ReactNode;
  children: ReactNode;
};

/** A section of the console's home page with its heading. */
export function HomeBlock({ title, icon, href, end, children }: HomeBlockProps) {
  const id = useId();
  return (
    <Card as="section" padding="none" aria-labelledby={id}>
      <div className={styles.block}>
        <div className={styles.head}>
          <span className={styles.name}>
            {icon ? (
              <span className={styles.icon}>
                <Icon source={icon} size="small" />
              </span>
            ) : null}
            <h2 id={id} className={styles.title}>
              {href ? (
                <BaseLink href={href} className={`${focusRing} ${styles.titleLink}`}>
                  {title}
                </BaseLink>
              ) : (
                title
              )}
            </h2>
          </span>
          {end}
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </Card>
  );
}
