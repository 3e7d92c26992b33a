import type { KeyboardEvent } from 'react';

import { isRtl } from '#lib/browser/direction';

/** The editable cells of the table around an element, in the order of Tab. */
export const cellsOf = (element: HTMLElement): HTMLElement[] => [
  ...(element.closest('table')?.querySelectorAll<HTMLElement>('[data-edit]') ?? []),
];

const steps: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The cell next to one: beside it in its row, or in the same column of the row above or below. */
function neighbour(cell: HTMLElement, [columns, rows]: readonly [number, number]): HTMLElement | undefined {
  const row = cell.closest('tr');
  if (columns !== 0) {
    const inRow = cellsOf(cell).filter((other) => other.closest('tr') === row);
    return inRow[inRow.indexOf(cell) + columns];
  }
  const inColumn = cellsOf(cell).filter((other) => other.dataset['edit'] === cell.dataset['edit']);
  return inColumn[inColumn.indexOf(cell) + rows];
}

/** Moves the focus from an editable cell that is not being edited to the next one in the direction of an arrow key. */
export function moveByArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const cell = event.currentTarget.closest<HTMLElement>('[data-edit]');
  if (!step || !cell || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const [columns, rows] = step;
  const next = neighbour(cell, [isRtl(cell) ? -columns : columns, rows]);
  // At the edge of the table the key does nothing, instead of scrolling or moving by rows.
  event.preventDefault();
  next?.querySelector<HTMLElement>('button, input')?.focus();
}
