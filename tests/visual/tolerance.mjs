/* How exactly pictures are compared, depending on the browser that they were recorded with. */

/** Every pixel, apart from antialiasing and rounding on another processor. */
export const exact = { cell: 1, threshold: 0.02, share: 0, slack: 0 };

/**
 * For another browser, which draws the edges of letters and curves differently: averages of `cell` × `cell` pixels are
 * compared, a `share` of them may differ by more than `threshold`, and the size may differ by `slack` pixels. A missing,
 * moved or recoloured element still fails.
 */
export const wide = { cell: 8, threshold: 0.1, share: 0.004, slack: 8 };

/**
 * Returns how to compare pictures recorded as the manifest says (`undefined` without any) with those taken here, and a
 * note for people if that is not exact.
 */
export function toleranceFor(manifest, here) {
  if (!manifest) return { tolerance: exact };
  const other =
    manifest.platform !== here.platform
      ? `on ${manifest.platform}, and this is ${here.platform}`
      : manifest.chromium !== here.chromium
        ? `with Chromium ${manifest.chromium}, and here is ${here.chromium}`
        : undefined;
  if (other === undefined) return { tolerance: exact };
  return { tolerance: wide, note: `The pictures were recorded ${other}.` };
}

/** The largest number and total size of committed pictures. */
export const budget = { pictures: 1100, megabytes: 16 };

/** What is wrong with the committed pictures as a whole: `sizes` has the bytes of each, `orphans` those without a story. */
export function problemsOfBaselines({ sizes, orphans }) {
  const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1e6;
  return [
    ...(sizes.length > budget.pictures
      ? [`${sizes.length} pictures are committed, of ${budget.pictures} at most.`]
      : []),
    ...(megabytes > budget.megabytes
      ? [`The committed pictures take ${megabytes.toFixed(1)} MB, of ${budget.megabytes} MB at most.`]
      : []),
    ...(orphans.length > 0
      ? [
          `${orphans.length} committed pictures have no story: ${orphans.slice(0, 5).join(', ')}${orphans.length > 5 ? ' …' : ''}`,
        ]
      : []),
  ];
}
