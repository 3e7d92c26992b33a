/**
 * Makes decoding and drawing of pictures fail on the main thread, which they would block: only a worker can do it.
 * Returns a function that allows it again.
 */
export function blockCanvas(): () => void {
  const { createImageBitmap } = window;
  const { getContext } = HTMLCanvasElement.prototype;
  const { getContext: getOffscreenContext } = OffscreenCanvas.prototype;
  const refuse = (): never => {
    throw new Error('Pictures are decoded and drawn in a worker: on the main thread they would block it.');
  };
  Object.assign(window, { createImageBitmap: refuse });
  Object.assign(HTMLCanvasElement.prototype, { getContext: refuse });
  Object.assign(OffscreenCanvas.prototype, { getContext: refuse });
  return () => {
    Object.assign(window, { createImageBitmap });
    Object.assign(HTMLCanvasElement.prototype, { getContext });
    Object.assign(OffscreenCanvas.prototype, { getContext: getOffscreenContext });
  };
}
