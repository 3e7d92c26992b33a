/*
 * Storybook can highlight what its accessibility panel lists. To position the highlights it reads the style of every
 * element on every change, which costs more than most components. Measurements and pictures turn that off.
 */

/** Runs in a page before its own scripts. */
export function withoutHighlights() {
  let features;
  Object.defineProperty(window, 'FEATURES', {
    configurable: true,
    get: () => features,
    set(given) {
      features = { ...given, highlight: false };
    },
  });
}
