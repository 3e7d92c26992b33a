import { createVar, style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

/** Units on an edge of the drawing. */
export const units = createVar();

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[20],
  padding: vars.space[16],
  maxInlineSize: '32rem',
  marginInline: 'auto',
});

export const title = style({ ...typography.titleS, overflowWrap: 'anywhere', outline: 'none' });

export const subtitle = style({ ...typography.small, color: vars.color.text.muted });

const line = vars.color.border.subtle;

/** The drawing large, on the lines of its units. */
export const preview = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: '18rem',
  marginInline: 'auto',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  color: vars.color.text.default,
  backgroundColor: vars.color.surface.raised,
  backgroundImage: `linear-gradient(to right, ${line} 1px, transparent 1px), linear-gradient(to bottom, ${line} 1px, transparent 1px)`,
  backgroundSize: `calc(100% / ${units}) calc(100% / ${units})`,
  backgroundPosition: '-1px -1px',
  '@media': { [media.print]: { backgroundImage: 'none' } },
});

export const actions = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[8] });

export const wide = style({ gridColumn: '1 / -1', display: 'grid' });

export const hint = style({ ...typography.caption, gridColumn: '1 / -1', color: vars.color.text.muted });

export const part = style({ display: 'flex', flexDirection: 'column', gap: vars.space[8] });

export const heading = style({ ...typography.label, color: vars.color.text.muted });

export const code = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlock: vars.space[2],
  paddingInline: `${vars.space[12]} ${vars.space[4]}`,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface.subtle,
});

export const codeText = style({
  ...typography.small,
  minInlineSize: 0,
  fontFamily: vars.font.mono,
  overflowWrap: 'anywhere',
});

export const text = style(typography.small);

export const variants = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

export const words = style({
  ...typography.small,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[12],
  rowGap: vars.space[4],
});

export const missing = style({ padding: vars.space[16] });
