import { useRef } from 'react';
import type { ReactNode } from 'react';

import { useRenderTurn } from '#components/internal/renderQueue';
import type { RenderQueue } from '#components/internal/renderQueue';

import * as styles from './RecordList.css';

export type QueuedRowProps = {
  queue: RenderQueue;
  children: () => ReactNode;
};

/** The place of a row in a virtual list; its content comes in the same frame, or in one of the next. */
export function QueuedRow({ queue, children }: QueuedRowProps) {
  const place = useRef<HTMLDivElement>(null);
  return useRenderTurn(queue, place) ? children() : <div ref={place} className={styles.rowPlaceholder} />;
}
