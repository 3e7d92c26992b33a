/** Magnifications that the buttons step through; 1 fits the window. */
const zoomSteps = [1, 1.5, 2, 3, 4] as const;

export const minZoom = 1;
export const maxZoom = 4;

/** A magnification within the limits. */
export const clampZoom = (zoom: number) => Math.min(maxZoom, Math.max(minZoom, zoom));

/** The next step up or down from any magnification. */
export function nextZoom(zoom: number, direction: 1 | -1): number {
  return direction === 1
    ? (zoomSteps.find((step) => step > zoom) ?? maxZoom)
    : (zoomSteps.findLast((step) => step < zoom) ?? minZoom);
}

/** Scroll offset that keeps the content under `point` in its place when the content grows from `before` to `after`. */
export function scrollFor(offset: number, point: number, before: number, after: number): number {
  return before === 0 ? 0 : ((offset + point) / before) * after - point;
}
