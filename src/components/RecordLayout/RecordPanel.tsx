import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { EmptyState } from '#components/EmptyState';
import type { IconSource } from '#components/Icon';
import { LinkButton } from '#components/LinkButton';
import { QueryPanel } from '#components/QueryPanel';
import { isMissing } from '#lib/http/problem';

import * as styles from './RecordPanel.css';

export type RecordPanelProps<T> = {
  /** Name of the region: “Email”. */
  label: string;
  /** Result of `useQuery` with the record. */
  query: UseQueryResult<T>;
  /** Subject of the error message “Could not load {{thing}}”: “the email”. */
  what: string;
  /** Layout of the record, made of `Skeleton`s. */
  skeleton: ReactNode;
  /** What is said of a record that does not exist, or no longer does, with the link back to the list. */
  missing: { icon: IconSource; title: string; description: string; back: { label: string; href: string } };
  children: (record: T) => ReactNode;
};

/** The open record of a `RecordLayout` while it loads, once it is loaded, and if it is missing or cannot be loaded. */
export function RecordPanel<T>({ label, query, what, skeleton, missing, children }: RecordPanelProps<T>) {
  if (isMissing(query.error)) {
    const { back, ...texts } = missing;
    return (
      <section className={styles.inset} aria-label={label}>
        <EmptyState headingLevel={1} {...texts} action={<LinkButton href={back.href}>{back.label}</LinkButton>} />
      </section>
    );
  }
  return (
    <section className={query.isError && query.data === undefined ? styles.inset : styles.root} aria-label={label}>
      <QueryPanel query={query} what={what} headingLevel={1} skeleton={skeleton}>
        {children}
      </QueryPanel>
    </section>
  );
}
