import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({
  ...typography.caption,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontFamily: vars.font.body,
  fontVariantNumeric: 'tabular-nums',
  verticalAlign: 'middle',
  whiteSpace: 'nowrap',
});

export const variant = styleVariants({
  caps: { color: vars.color.text.default },
  plain: { color: 'inherit' },
});

export const cap = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '1.25rem',
  minBlockSize: '1.25rem',
  paddingInline: vars.space[4],
  border: `1px solid ${vars.color.border.default}`,
  borderBlockEndWidth: '2px',
  borderRadius: vars.radius.tag,
  backgroundColor: vars.color.surface.subtle,
  lineHeight: 1,
});
