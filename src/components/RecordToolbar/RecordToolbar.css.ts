import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: '3.5rem',
  paddingInline: vars.space[16],
  paddingBlock: vars.space[8],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

/** Gives its room to the actions, down to the icon. */
export const back = style({
  containerType: 'inline-size',
  display: 'flex',
  flexGrow: 1,
  flexShrink: 0,
  flexBasis: '3.25rem',
  minInlineSize: 0,
  // The icon, not its button, begins where the record does.
  marginInlineStart: `calc(-1 * ${vars.space[8]})`,
});

globalStyle(`${back} > a`, { minInlineSize: 0 });

export const backLabel = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // A part of it says nothing; screen readers still read the label.
  '@container': { '(inline-size < 9.5rem)': { position: 'absolute', inlineSize: '1px', clipPath: 'inset(50%)' } },
});

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: vars.space[2],
  minInlineSize: 0,
});
