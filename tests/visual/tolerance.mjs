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

/** The largest number and total size of committed pictures, without those of the console's modules. */
export const budget = { pictures: 1100, megabytes: 16 };

/** The largest number and total size of the pictures of one module of the console. */
export const moduleBudget = { pictures: 40, megabytes: 0.6 };

const consoleModules = [
  'academy',
  'activities',
  'chat',
  'contacts',
  'dashboards',
  'file-manager',
  'help-center',
  'icons',
  'inventory',
  'mailbox',
  'notes',
  'scrumboard',
  'tasks',
];

/** The module of the console whose story a picture shows, or `undefined`. */
export const consoleModuleOf = (name) => consoleModules.find((module) => name.startsWith(`modules-${module}-`));

/** What is wrong with the committed pictures as a whole: the name and bytes of each, and those without a story. */
export function problemsOfBaselines({ pictures, orphans }) {
  const tooMany = [undefined, ...consoleModules].flatMap((module) => {
    const group = pictures.filter(({ name }) => consoleModuleOf(name) === module);
    const limit = module === undefined ? budget : moduleBudget;
    const whose = module === undefined ? '' : ` of the module ${module}`;
    const megabytes = group.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
    return [
      ...(group.length > limit.pictures
        ? [`${group.length} pictures${whose} are committed, of ${limit.pictures} at most.`]
        : []),
      ...(megabytes > limit.megabytes
        ? [`The committed pictures${whose} take ${megabytes.toFixed(1)} MB, of ${limit.megabytes} MB at most.`]
        : []),
    ];
  });
  return [
    ...tooMany,
    ...(orphans.length > 0
      ? [
          `${orphans.length} committed pictures have no story: ${orphans.slice(0, 5).join(', ')}${orphans.length > 5 ? ' …' : ''}`,
        ]
      : []),
  ];
}
