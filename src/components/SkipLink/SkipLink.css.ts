import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { focusOutline } from '#theme/focusOutline';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const root = style({
  ...typography.label,
  position: 'fixed',
  insetBlockStart: vars.space[8],
  insetInlineStart: vars.space[8],
  zIndex: vars.layer.skip,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.control.large,
  paddingInline: vars.space[16],
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  color: vars.color.primary.onSolid,
  backgroundColor: vars.color.primary.solid,
  boxShadow: vars.shadow.menu,
  selectors: {
    '&:not(:focus)': { transform: 'translateY(-200%)' },
    // Its gap distinguishes this ring from the focus ring of an element below it.
    '&:focus': focusOutline,
  },
  '@media': {
    [media.forcedColors]: { borderColor: 'LinkText' },
    [media.print]: { display: 'none' },
  },
});
