/** Time in ms that a list may take to render a row: a slow device takes several seconds for a long list. */
const renderTimeMs = 10_000;

/** Calls `onRendered` with the row that `find` returns in one of the next frames, unless `isStale` by then. */
export function whenRendered(
  find: () => HTMLElement | undefined,
  onRendered: (row: HTMLElement) => void,
  isStale: () => boolean,
): void {
  const end = performance.now() + renderTimeMs;
  const look = () => {
    if (isStale()) return;
    const row = find();
    if (row) onRendered(row);
    else if (performance.now() < end) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
