import { vars } from './contract.css';

/** Appearance of what floats above the page: menus, lists, cards of a chart. */
export const floatingSurface = {
  color: vars.color.text.default,
  backgroundColor: vars.color.surface.overlay,
  borderRadius: vars.radius.menu,
  boxShadow: vars.shadow.menu,
} as const;
