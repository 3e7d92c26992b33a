import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { focusOutline } from '#theme/focusOutline';
import { typography } from '#theme/typography';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  padding: vars.space[16],
  minInlineSize: 0,
});

export const body = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[8],
  marginBlockEnd: vars.space[12],
});

export const title = style({
  ...typography.titleS,
  minInlineSize: 0,
  paddingBlock: vars.space[6],
  overflowWrap: 'anywhere',
  outline: 'none',
});

export const preview = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: '12rem',
  padding: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.menu,
  backgroundColor: vars.color.surface.subtle,
  selectors: { '&:enabled': { cursor: 'pointer' }, '&:focus-visible': focusOutline },
});

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  marginBlock: vars.space[16],
});

export const heading = style({ ...typography.label, marginBlock: `${vars.space[12]} ${vars.space[4]}` });

export const skeleton = style({ display: 'flex', flexDirection: 'column', gap: vars.space[16] });
