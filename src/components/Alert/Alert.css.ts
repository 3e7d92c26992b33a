import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { softTone, statusTone } from '#theme/softTone.css';
import { typography } from '#theme/typography';

export const root = style({
  ...typography.body,
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[12],
  padding: vars.space[12],
  border: `1px solid ${softTone.edge}`,
  borderRadius: vars.radius.menu,
  backgroundColor: softTone.fill,
  color: vars.color.text.default,
});

export const tone = statusTone;

export const mark = style({ flexShrink: 0, color: softTone.text });

export const body = style({
  flexGrow: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[16],
  rowGap: vars.space[8],
  minInlineSize: 0,
});

export const words = style({
  display: 'grid',
  gap: vars.space[2],
  flex: '1 1 16rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const title = style({ fontWeight: vars.weight.semibold });

globalStyle(`${words} p + p`, { marginBlockStart: vars.space[4] });

export const dismiss = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.tag,
  backgroundColor: 'transparent',
  color: softTone.text,
  selectors: { '&:hover': { backgroundColor: vars.color.fill.hover } },
});
