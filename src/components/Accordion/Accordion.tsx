import { useId } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

import { Disclosure } from '#components/Disclosure';
import type { DisclosureProps } from '#components/Disclosure';

import * as styles from './Accordion.css';

/** An accordion section and its heading. */
export type AccordionItem = {
  readonly id: string;
  readonly title: string;
  /** Shown beside the title: a count or a status. */
  readonly meta?: ReactNode;
  /** Shown while the section is open. */
  readonly content: ReactNode;
};

export type AccordionProps = {
  items: readonly AccordionItem[];
  /** Heading level of the section titles: one below the heading above the accordion. */
  headingLevel: NonNullable<DisclosureProps['headingLevel']>;
  /** Allows several open sections; otherwise opening one closes the others. */
  multiple?: boolean;
  /** Ids of the initially open sections. */
  defaultOpen?: readonly string[];
  onToggle?: (id: string, open: boolean) => void;
};

/** Vertically stacked sections that expand and collapse (WAI-ARIA accordion, built on `details`). */
export function Accordion({ items, headingLevel, multiple = false, defaultOpen = [], onToggle }: AccordionProps) {
  const group = useId();

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (!(event.target instanceof HTMLElement) || event.target.localName !== 'summary') return;
    const root = event.currentTarget;
    const headers = [...root.querySelectorAll('summary')].filter(
      (header) => header.closest('[data-accordion]') === root,
    );
    const at = headers.findIndex((header) => header === event.target);
    const next: Readonly<Record<string, number>> = {
      ArrowDown: (at + 1) % headers.length,
      ArrowUp: (at - 1 + headers.length) % headers.length,
      Home: 0,
      End: headers.length - 1,
    };
    const to = next[event.key];
    if (at < 0 || to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    headers[to]?.focus();
    event.preventDefault();
  }

  return (
    <div role="presentation" className={styles.root} data-accordion onKeyDown={handleKeyDown}>
      {items.map(({ id, title, meta, content }) => (
        <div key={id} className={styles.item}>
          <Disclosure
            variant="row"
            label={title}
            headingLevel={headingLevel}
            meta={meta}
            {...(multiple ? {} : { group })}
            defaultOpen={defaultOpen.includes(id)}
            onToggle={(open) => onToggle?.(id, open)}
          >
            {content}
          </Disclosure>
        </div>
      ))}
    </div>
  );
}
