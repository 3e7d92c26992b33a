import type { ReactNode } from 'react';

import { usePrinting } from '#components/internal/usePrinting';

import { PrintedSheet } from './PrintedSheet';

export type PrintPageProps = {
  /** Heading of the printed page. */
  title: string;
  /** What is printed below the heading. Its pictures are on the screen, too: there is no time to load others. */
  children: ReactNode;
};

/**
 * What the browser’s own print command prints instead of the screen while it is mounted: for an open record whose
 * controls print badly, in a dialog for example.
 */
export function PrintPage({ title, children }: PrintPageProps) {
  return usePrinting() ? <PrintedSheet title={title}>{children}</PrintedSheet> : null;
}
