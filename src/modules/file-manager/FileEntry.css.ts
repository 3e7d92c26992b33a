import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { clampLines } from '#theme/ellipsis';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

/** Container width from which a row has columns. */
const roomy = '(min-width: 40rem)';

export const columns = 'auto minmax(0, 1fr) 1.5rem 9rem 5.5rem 5rem 2rem';
const narrowColumns = 'auto minmax(0, 1fr) 1.5rem 2.75rem';

const cut = { '&[data-cut]': { opacity: 0.5 } } as const;

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.menu,
  selectors: cut,
});

export const preview = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '7.5rem',
  overflow: 'hidden',
  backgroundColor: vars.color.surface.subtle,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const facts = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[4],
  flexGrow: 1,
  minBlockSize: '4.75rem',
  paddingBlock: vars.space[8],
  paddingInline: `${vars.space[12]} ${vars.space[4]}`,
});

export const text = style({ display: 'flex', flexDirection: 'column', flexGrow: 1, minInlineSize: 0 });

export const name = style({
  ...typography.label,
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Two lines, because the end of a name tells files apart. */
export const cardName = style({
  ...typography.label,
  ...clampLines(2),
  overflowWrap: 'anywhere',
});

export const meta = style({
  ...typography.caption,
  display: 'block',
  color: vars.color.text.muted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

export const star = style({
  display: 'inline-flex',
  verticalAlign: 'text-bottom',
  marginInlineEnd: vars.space[4],
  color: vars.color.warning.text,
});

export const menu = style({
  display: 'grid',
  justifyItems: 'end',
  flexShrink: 0,
  inlineSize: '1.75rem',
  '@media': { [media.coarse]: { inlineSize: '2.75rem' } },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: narrowColumns,
  alignItems: 'center',
  gap: vars.space[12],
  minBlockSize: '3rem',
  paddingInline: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  selectors: cut,
  '@container': { [roomy]: { gridTemplateColumns: columns, minBlockSize: '2.75rem' } },
});

/** Instead of the columns, where they do not fit. */
export const rowMeta = style([
  meta,
  { '@container': { [roomy]: { selectors: { '&:not([data-always])': { display: 'none' } } } } },
]);

export const starCell = style({ display: 'grid', placeItems: 'center' });

export const cell = style({
  ...typography.small,
  display: 'none',
  color: vars.color.text.muted,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-end]': { textAlign: 'end' } },
  '@container': { [roomy]: { display: 'block' } },
});

/** Marks where dragged items would land. */
export const dropTarget = style({
  outline: `2px solid ${vars.color.primary.focus}`,
  outlineOffset: '-2px',
  backgroundColor: vars.color.primary.soft,
});
