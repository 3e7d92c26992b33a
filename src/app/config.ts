import { defaultAppearance } from '#lib/appearance/appearance';
import { defaultLayout } from '#lib/appearance/layoutChoice';
import { breakpoints } from '#theme/media';

/**
 * How the product starts where nobody has chosen anything: layout, colour scheme, theme (specification: classy, light,
 * brand), and the widths in px at which a screen counts as larger. How long a session may stand still: seconds without
 * activity until the warning, seconds from the warning to the sign-out (up to minutes, WCAG 2.2.1), and milliseconds
 * from there to the reload (specification, sections 4 and 9).
 */
export const config = {
  layout: defaultLayout,
  scheme: defaultAppearance.scheme,
  theme: defaultAppearance.theme,
  breakpoints,
  /** How the screens of a session look: split, classic, modern or fullscreen. */
  sessionLook: 'split',
  inactivityLimit: 1800,
  warningCountdown: 5,
  reloadDelay: 500,
} as const;
