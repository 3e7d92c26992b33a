import { keyframes, style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { floatingSurface } from '#theme/floatingSurface';
import { forced } from '#theme/forcedColors';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const root = style({
  ...typography.body,
  // The top layer needs no z-index and is never clipped. These rules reset the browser's popover styles and the styles
  // inherited from the control.
  position: 'absolute',
  inset: 'auto',
  margin: 0,
  padding: 0,
  boxSizing: 'border-box',
  maxInlineSize: `calc(100vw - 2 * ${vars.space[8]})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  textAlign: 'start',
  textTransform: 'none',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  border: '1px solid transparent',
  opacity: 1,
  transition: `opacity ${vars.duration.enter} ${vars.easing.enter}`,
  '@starting-style': { opacity: 0 },
  '@media': {
    [media.forcedColors]: forced.edge,
  },
});

const leave = keyframes({ to: { opacity: 0 } });

/** For the clone of a closed popup that fades out. */
export const leaving = style({
  pointerEvents: 'none',
  transition: 'none',
  animation: `${leave} ${vars.duration.exit} ${vars.easing.exit} forwards`,
});

export const variant = styleVariants({
  panel: floatingSurface,
  hint: {
    ...typography.caption,
    color: vars.color.surface.app,
    backgroundColor: vars.color.text.default,
    borderRadius: vars.radius.tag,
  },
});
