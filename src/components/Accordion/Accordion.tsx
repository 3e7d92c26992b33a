import { useId } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

import { Disclosure } from '#components/Disclosure';
import type { DisclosureProps } from '#components/Disclosure';

import { useControllableState } from '#lib/react/useControllableState';

import * as styles from './Accordion.css';

/** An accordion section and its heading. */
export type AccordionItem = {
  readonly id: string;
  readonly title: string;
  /** Id of the heading's control in the document, for links to it (`#anchor`). */
  readonly anchor?: string | undefined;
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
  /** Ids of the open sections, where the parent controls them. */
  expandedKeys?: readonly string[] | undefined;
  /** Ids of the sections that are open at first. */
  defaultExpandedKeys?: readonly string[] | undefined;
  /** Called with the ids of all open sections after a change. */
  onExpandedChange?: ((keys: readonly string[]) => void) | undefined;
};

const noKeys: readonly string[] = [];

/** Vertically stacked sections that expand and collapse (WAI-ARIA accordion, built on `details`). */
export function Accordion({
  items,
  headingLevel,
  multiple = false,
  expandedKeys,
  defaultExpandedKeys = noKeys,
  onExpandedChange,
}: AccordionProps) {
  const group = useId();
  const [expanded, setExpanded] = useControllableState({
    value: expandedKeys,
    defaultValue: defaultExpandedKeys,
    onChange: onExpandedChange,
  });

  function change(id: string, open: boolean) {
    const others = expanded.filter((key) => key !== id);
    if (!open) setExpanded(others);
    else setExpanded(multiple ? [...others, id] : [id]);
  }

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
      {items.map(({ id, title, anchor, meta, content }) => (
        <div key={id} className={styles.item}>
          <Disclosure
            variant="row"
            id={anchor}
            label={title}
            headingLevel={headingLevel}
            meta={meta}
            {...(multiple ? {} : { group })}
            open={expanded.includes(id)}
            onOpenChange={(open) => change(id, open)}
          >
            {content}
          </Disclosure>
        </div>
      ))}
    </div>
  );
}
