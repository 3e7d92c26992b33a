import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import * as styles from './RecordList.css';
import type { RowQueue } from './rowQueue';

export type QueuedRowProps = {
  queue: RowQueue;
  children: () => ReactNode;
};

/** The place of a row in a virtual list; its content comes in the same frame, or in one of the next. */
export function QueuedRow({ queue, children }: QueuedRowProps) {
  const [isShown, setShown] = useState(queue.takeNow);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (isShown || !element) return;
    return queue.wait({ element, show: () => setShown(true) });
  }, [queue, isShown]);
  return isShown ? children() : <div ref={place} className={styles.rowPlaceholder} />;
}
