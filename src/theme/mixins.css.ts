import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from './contract.css';
import { focusOutline } from './focusOutline';
import { forced } from './forcedColors';
import { media } from './media';
import { typography } from './typography';

/** Focus ring: 2 px with a 2 px offset, on keyboard focus only, also visible in forced colours. */
export const focusRing = style({
  selectors: {
    '&:focus-visible': focusOutline,
  },
});

/** A number on a control or beside it, such as that of unread messages. */
export const countBadge = style({
  ...typography.micro,
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  boxSizing: 'border-box',
  minInlineSize: '1.125rem',
  blockSize: '1.125rem',
  paddingInline: vars.space[4],
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.primary.onSolid,
  backgroundColor: vars.color.primary.solid,
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  // A click on the number reaches the control.
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: forced.edge },
});

/** The corner of a control that a `countBadge` is on. */
export const countBadgeCorner = style({
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${vars.space[2]})`,
  insetInlineEnd: `calc(-1 * ${vars.space[2]})`,
});

/** Hides content visually; assistive technology still reads it. */
export const visuallyHidden = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  padding: 0,
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
});

/** Distance between the children of a flex or grid container: steps of the space scale, in px. */
export const gap = styleVariants(vars.space, (space) => ({ gap: space }));
