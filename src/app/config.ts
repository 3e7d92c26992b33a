import { defaultAppearance } from '#lib/appearance/appearance';
import { defaultLayout } from '#lib/appearance/layoutChoice';
import { breakpoints } from '#theme/media';

/**
 * Defaults of the product: layout, colour scheme and theme (specification: classy, light, brand), and the breakpoints
 * in px. Inactivity limits: seconds without activity until the warning, seconds from the warning to the sign-out (up to
 * minutes, WCAG 2.2.1), and milliseconds from there to the reload (specification, sections 4 and 9).
 */
export const config = {
  layout: defaultLayout,
  scheme: defaultAppearance.scheme,
  theme: defaultAppearance.theme,
  breakpoints,
  /** Variant of the sign-in screens: split, classic, modern or fullscreen. */
  sessionLook: 'split',
  inactivityLimit: 1800,
  warningCountdown: 5,
  reloadDelay: 500,
} as const;
