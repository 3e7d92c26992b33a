import { createVar, style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

const soft = createVar();
const text = createVar();
const edge = createVar();

export const root = style({
  ...typography.body,
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[12],
  padding: vars.space[12],
  border: `1px solid ${edge}`,
  borderRadius: vars.radius.menu,
  backgroundColor: soft,
  color: vars.color.text.default,
});

export const tone = styleVariants(
  {
    info: vars.color.info,
    success: vars.color.success,
    warning: vars.color.warning,
    error: vars.color.error,
  },
  (roles) => ({ vars: { [soft]: roles.soft, [text]: roles.text, [edge]: roles.border } }),
);

export const mark = style({ flexShrink: 0, color: text });

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

export const title = style({ fontWeight: 600 });

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
  color: text,
  selectors: { '&:hover': { backgroundColor: vars.color.fill.hover } },
});
