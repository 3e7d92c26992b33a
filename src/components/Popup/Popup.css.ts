import { keyframes, style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const root = style({
  ...typography.body,
  // The top layer needs no layer number and no overflow cuts it; these undo the browser's own look of a popover and
  // what the surroundings of the control pass down.
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
    [media.forcedColors]: { borderColor: 'CanvasText' },
  },
});

const leave = keyframes({ to: { opacity: 0 } });

/** On the picture of a popup that is closed already. */
export const leaving = style({
  pointerEvents: 'none',
  transition: 'none',
  animation: `${leave} ${vars.duration.exit} ${vars.easing.exit} forwards`,
});

export const look = styleVariants({
  panel: {
    color: vars.color.text.default,
    backgroundColor: vars.color.surface.overlay,
    borderRadius: vars.radius.menu,
    boxShadow: vars.shadow.menu,
  },
  hint: {
    ...typography.caption,
    color: vars.color.surface.app,
    backgroundColor: vars.color.text.default,
    borderRadius: vars.radius.tag,
  },
});
