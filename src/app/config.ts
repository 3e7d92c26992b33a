import { defaultAppearance } from '#lib/appearance';
import { defaultLayout } from '#lib/layoutChoice';
import { breakpoints } from '#theme/media';

/**
 * How the product starts where nobody has chosen anything: layout, colour scheme, theme (specification: classy, light,
 * brand), and the widths in px at which a screen counts as larger.
 */
export const config = {
  layout: defaultLayout,
  scheme: defaultAppearance.scheme,
  theme: defaultAppearance.theme,
  breakpoints,
} as const;
