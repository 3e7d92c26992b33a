import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { innerFocusOutline } from '#theme/focusOutline';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  flexShrink: 0,
  inlineSize: vars.space[24],
  paddingBlock: vars.space[8],
  maxBlockSize: '36rem',
  overflow: 'hidden',
  borderInlineStart: `1px solid ${vars.color.border.subtle}`,
  cursor: 'pointer',
  // A finger that moves along the letters must not scroll the page.
  touchAction: 'none',
  userSelect: 'none',
  selectors: { '&:focus-visible': innerFocusOutline },
});

export const letter = style({
  flex: '1 1 0',
  minBlockSize: 0,
  maxBlockSize: vars.space[24],
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  fontSize: vars.type.micro.size,
  lineHeight: 1,
  fontWeight: 600,
  color: vars.color.text.muted,
  selectors: { '&[data-current]': { color: vars.color.primary.text } },
});
