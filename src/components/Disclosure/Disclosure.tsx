import ChevronRightIcon from '@heroicons/react/24/outline/ChevronRightIcon';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ReactNode } from 'react';

import { Icon } from '#components/Icon';
import { useControllableState } from '#lib/react/useControllableState';
import { focusRing } from '#theme/mixins.css';

import * as styles from './Disclosure.css';

export type DisclosureProps = {
  /** Describes the collapsed content. */
  label: string;
  children: ReactNode;
  size?: keyof typeof styles.size;
  variant?: keyof typeof styles.variant;
  /** Renders the label as a heading of this level, for a section of a page. */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** Shown beside the label of a row: a count or a status. */
  meta?: ReactNode;
  /** Id of the label that is pressed, for links to it (`#id`). */
  id?: string | undefined;
  /** Disclosures with the same group name open one at a time (the `name` of `details`). */
  group?: string;
  /** Whether the content is shown, where the parent controls it. */
  open?: boolean | undefined;
  /** Whether the content is shown at first. */
  defaultOpen?: boolean | undefined;
  /** Called when the content is shown or hidden: by a press, by find in page, or by another one of its group. */
  onOpenChange?: ((open: boolean) => void) | undefined;
};

/**
 * Collapses content that few readers need. Built on native `details`: find in page expands it, and it works before
 * hydration.
 */
export function Disclosure({
  label,
  children,
  size = 'medium',
  variant = 'link',
  headingLevel,
  meta,
  id,
  group,
  open,
  defaultOpen = false,
  onOpenChange,
}: DisclosureProps) {
  const root = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useControllableState({ value: open, defaultValue: defaultOpen, onChange: onOpenChange });

  // The browser opens and closes it too.
  const adopt = useEffectEvent(() => {
    const shown = root.current?.open;
    if (shown !== undefined && shown !== isOpen) setOpen(shown);
  });
  // Before hydration as well.
  useEffect(() => adopt(), []);

  const Heading = headingLevel ? (`h${headingLevel}` as const) : 'span';
  const marker = (
    <span className={styles.marker}>
      <Icon source={ChevronRightIcon} size="small" />
    </span>
  );
  return (
    <details
      ref={root}
      className={styles.root}
      name={group}
      open={isOpen}
      onToggle={(event) => {
        if (event.currentTarget.open !== isOpen) setOpen(event.currentTarget.open);
      }}
    >
      <summary
        id={id}
        className={`${focusRing} ${styles.summary} ${styles.size[size]} ${styles.variant[variant]}`}
        onClick={(event) => {
          // The parent may keep it as it is.
          if (open === undefined) return;
          event.preventDefault();
          setOpen(!isOpen);
        }}
      >
        {variant === 'link' ? marker : null}
        <Heading className={styles.label}>{label}</Heading>
        {meta ? <span className={styles.meta}>{meta}</span> : null}
        {variant === 'row' ? marker : null}
      </summary>
      <div className={`${styles.content} ${styles.inset[variant]}`}>{children}</div>
    </details>
  );
}
