/*
 * Storybook can draw boxes around what its accessibility panel names. To find them again it asks for the style of every
 * element whenever anything changes: more than most components cost themselves. Measurements and pictures go without.
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
