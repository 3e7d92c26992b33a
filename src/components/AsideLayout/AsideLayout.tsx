import ViewColumnsIcon from '@heroicons/react/24/outline/ViewColumnsIcon';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { Button } from '#components/Button';
import { Drawer } from '#components/Drawer';
import type { IconSource } from '#components/Icon';
import { useMediaQuery } from '#lib/browser/useMediaQuery';
import { media } from '#theme/media';

import * as styles from './AsideLayout.css';

export type AsideLayoutProps = {
  /** What the page is about. */
  children: ReactNode;
  /** What accompanies it. As a function it can close the drawer that it stands in on small screens. */
  aside: ReactNode | ((close: () => void) => ReactNode);
  /** Names the aside, and the button that shows it on small screens. */
  title: string;
  /** The drawing of that button. */
  icon?: IconSource;
  side?: 'start' | 'end';
  width?: keyof typeof styles.width;
  /** The smallest screen with room for both. */
  from?: 'md' | 'lg' | 'xl';
  /** Stays in sight, scrolling by itself, while the page scrolls. */
  sticky?: boolean;
  /** Actions of the drawer on small screens, for instance a button that shows the results. */
  footer?: (close: () => void) => ReactNode;
};

const conditions = { md: media.mdUp, lg: media.lgUp, xl: media.xlUp } as const;

/** A page with something beside it: filters, an outline, a summary. On small screens a button opens it as a drawer. */
export function AsideLayout({
  children,
  aside,
  title,
  icon = ViewColumnsIcon,
  side = 'start',
  width = 'default',
  from = 'md',
  sticky = false,
  footer,
}: AsideLayoutProps) {
  const roomy = useMediaQuery(conditions[from]);
  const [open, setOpen] = useState(false);
  if (roomy && open) setOpen(false);
  const close = () => setOpen(false);
  const content = typeof aside === 'function' ? aside(close) : aside;
  const beside = roomy ? (
    <aside aria-label={title} data-sticky={sticky || undefined} className={`${styles.aside} ${styles.width[width]}`}>
      {content}
    </aside>
  ) : null;
  return (
    <div className={`${styles.root} ${roomy ? styles.columns[side] : styles.stacked}`}>
      {roomy ? null : (
        <div className={styles.opener}>
          <Button
            variant="outline"
            size="touch"
            icon={icon}
            popup="dialog"
            expanded={open}
            onClick={() => setOpen(true)}
          >
            {title}
          </Button>
          <Drawer open={open} onClose={close} title={title} side={side} footer={footer?.(close)}>
            {content}
          </Drawer>
        </div>
      )}
      {side === 'start' ? beside : null}
      <div key="main" className={styles.main}>
        {children}
      </div>
      {side === 'end' ? beside : null}
    </div>
  );
}
