import { createElement } from 'react';
import type { ReactNode } from 'react';

import { useRenderTurn } from './renderQueue';
import type { RenderQueue } from './renderQueue';

export type QueuedRowProps = {
  queue: RenderQueue;
  /** CSS height of the row until its content is rendered. */
  height: string;
  /** Renders the content at once, whatever waits. */
  immediate?: boolean;
  children: () => ReactNode;
};

/** The place of a row in a virtual list; its content comes in the same frame, or in one of the next. */
export function QueuedRow({ queue, height, immediate = false, children }: QueuedRowProps) {
  const { isShown, setPlace } = useRenderTurn(queue, immediate);
  return isShown ? children() : createElement('div', { ref: setPlace, style: { blockSize: height } });
}
