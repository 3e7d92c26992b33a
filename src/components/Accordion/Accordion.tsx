import { useId } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

import { Disclosure } from '#components/Disclosure';
import type { DisclosureProps } from '#components/Disclosure';

import * as styles from './Accordion.css';

/** One section and its heading. */
export type AccordionItem = {
  readonly id: string;
  readonly title: string;
  /** Beside the title: a number, a state. */
  readonly meta?: ReactNode;
  readonly content: ReactNode;
};

export type AccordionProps = {
  items: readonly AccordionItem[];
  /** Level of the headings, which is one below the heading above. */
  headingLevel: NonNullable<DisclosureProps['headingLevel']>;
  /** Several sections may be open; without it opening one closes the others. */
  multiple?: boolean;
  /** Ids of sections that are open from the start. */
  defaultOpen?: readonly string[];
  onToggle?: (id: string, open: boolean) => void;
};

/** Sections below each other, of which a reader opens those that matter (WAI-ARIA accordion, on `details`). */
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
            look="row"
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
