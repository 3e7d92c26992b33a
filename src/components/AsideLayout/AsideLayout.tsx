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
  /** Main content of the page. */
  children: ReactNode;
  /** Complementary content. As a function it receives `close`, which closes the drawer on small screens. */
  aside: ReactNode | ((close: () => void) => ReactNode);
  /** Label of the aside and of the button that opens it on small screens. */
  title: string;
  /** Icon of that button. */
  icon?: IconSource;
  /** Where the aside stands; it follows the direction of writing. */
  side?: 'start' | 'end';
  /** Width of the aside beside the content. */
  width?: keyof typeof styles.width;
  /** Smallest breakpoint at which both columns fit. */
  from?: 'md' | 'lg' | 'xl';
  /** Keeps the aside in view, with its own scrolling, while the page scrolls. */
  sticky?: boolean;
  /** Footer actions of the drawer on small screens, for instance a button that shows the results. */
  footer?: (close: () => void) => ReactNode;
};

const conditions = { md: media.mdUp, lg: media.lgUp, xl: media.xlUp } as const;

/**
 * Two-column page with an aside: filters, an outline, a summary. On small screens a button opens the aside as a drawer.
 */
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
            size="large"
            leadingIcon={icon}
            aria-haspopup="dialog"
            aria-expanded={open}
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
