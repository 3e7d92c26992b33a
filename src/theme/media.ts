/** Breakpoints in px (specification section 9 and the visual language): below `md` is a small screen. */
export const breakpoints = { sm: 600, md: 960, lg: 1280, xl: 1440 } as const;

export type Breakpoint = keyof typeof breakpoints;

/** Media queries for vanilla-extract's `@media`, mobile first: `…Up` and `below…`. */
export const media = {
  smUp: `screen and (min-width: ${breakpoints.sm}px)`,
  mdUp: `screen and (min-width: ${breakpoints.md}px)`,
  lgUp: `screen and (min-width: ${breakpoints.lg}px)`,
  xlUp: `screen and (min-width: ${breakpoints.xl}px)`,
  belowSm: `screen and (max-width: ${breakpoints.sm - 0.02}px)`,
  belowMd: `screen and (max-width: ${breakpoints.md - 0.02}px)`,
  belowLg: `screen and (max-width: ${breakpoints.lg - 0.02}px)`,
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  hover: '(hover: hover)',
  coarse: '(pointer: coarse)',
  print: 'print',
} as const;

/**
 * Viewport sizes for reviews, derived from the breakpoints so that the Storybook toolbar and the styles stay in sync.
 */
export const viewports = {
  phone: { width: 390, height: 844 },
  tablet: { width: breakpoints.md - 1, height: 1024 },
  laptop: { width: breakpoints.lg, height: 800 },
  desktop: { width: breakpoints.xl, height: 900 },
  reflow: { width: 320, height: 640 },
} as const;
