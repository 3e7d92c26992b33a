const rowSelector = '[data-row-key]';

/** The rendered rows of a list, which carry `data-row-key` with the id of their record. */
export const rowsIn = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>(rowSelector) ?? []),
];

/** Id of a row's record. */
export const keyOf = (row: HTMLElement | null | undefined): string | undefined => row?.dataset['rowKey'];

/** The row that an element is in. */
export const rowAround = (element: Element): HTMLElement | null => element.closest<HTMLElement>(rowSelector);

/** Focuses the first link of a row, which opens its record. */
export const focusLink = (row: HTMLElement | undefined): void => row?.querySelector<HTMLElement>('a')?.focus();
