// In a tab nobody looks at nothing is painted.
const longestWait = 1000;

/** Resolves once the browser has had the time to paint what is on the screen now. */
export function afterNextPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longestWait);
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  });
}
