import { vars } from './contract.css';

/**
 * Appearance and enter/exit animation of a native modal dialog, for a `style` that adds its position and may animate
 * that too. Exits are faster than entries (visual language, "Motion").
 */
export const modalSurface = {
  position: 'fixed',
  inset: 0,
  padding: 0,
  border: '1px solid transparent',
  flexDirection: 'column',
  overflow: 'hidden',
  color: vars.color.text.default,
  backgroundColor: vars.color.surface.overlay,
  boxShadow: vars.shadow.dialog,
  opacity: 0,
  transitionProperty: 'opacity, transform, display, overlay',
  transitionDuration: vars.duration.exit,
  transitionTimingFunction: vars.easing.exit,
  transitionBehavior: 'allow-discrete',
  '::backdrop': {
    backgroundColor: vars.color.surface.scrim,
    opacity: 0,
    transitionProperty: 'opacity, display, overlay',
    transitionDuration: vars.duration.exit,
    transitionBehavior: 'allow-discrete',
  },
  selectors: {
    '&[open]': {
      display: 'flex',
      opacity: 1,
      transform: 'none',
      transitionDuration: vars.duration.enter,
      transitionTimingFunction: vars.easing.enter,
      '@starting-style': { opacity: 0 },
    },
    '&[open]::backdrop': {
      opacity: 1,
      transitionDuration: vars.duration.enter,
      '@starting-style': { opacity: 0 },
    },
    // The dialog takes focus itself if nothing inside can; a ring around all of it would carry no information.
    '&:focus': { outline: 'none' },
  },
} as const;
