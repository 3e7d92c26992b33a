import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

const wide = '(min-width: 52rem)';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  containerType: 'inline-size',
});

export const status = style({ ...typography.small, color: vars.color.text.muted, marginInlineEnd: vars.space[8] });

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[20],
  inlineSize: '100%',
  maxInlineSize: '70rem',
  marginInline: 'auto',
  padding: vars.space[16],
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem', padding: vars.space[24] } },
});

/** Title and messages, above both columns. */
export const top = style({
  display: 'grid',
  gap: vars.space[12],
  minInlineSize: 0,
  '@container': { [wide]: { gridColumn: '1 / -1' } },
});

export const title = style({
  ...typography.titleM,
  overflowWrap: 'anywhere',
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const titleLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[12] });

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  minInlineSize: 0,
});

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  padding: vars.space[16],
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.panel,
  minInlineSize: 0,
});

export const sectionTitle = style({ ...typography.titleS });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
  alignItems: 'start',
  gap: vars.space[16],
});

export const fact = style({ display: 'grid', gap: vars.space[4] });

export const factLabel = style({ ...typography.label });

export const factValue = style({
  ...typography.body,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.control.medium,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-negative]': { color: vars.color.error.text } },
});

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });
