import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[12],
  paddingBlock: vars.space[20],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  '@media': { [media.belowMd]: { paddingBlock: vars.space[12], columnGap: vars.space[8] } },
  selectors: {
    '&[data-selected]': { backgroundColor: vars.color.primary.soft },
    '&[data-brief]': { paddingBlock: vars.space[4], borderBlockEnd: 0, columnGap: vars.space[8] },
  },
});

export const number = style({
  ...typography.small,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.muted,
  minInlineSize: '1.5rem',
  lineHeight: vars.type.lead.lineHeight,
  textAlign: 'end',
});

export const body = style({
  display: 'grid',
  gap: vars.space[6],
  minInlineSize: 0,
  '@media': { [media.belowMd]: { gap: vars.space[2] } },
});

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[12],
  rowGap: vars.space[4],
});

export const name = style({
  ...typography.titleS,
  fontSize: `calc(${vars.type.titleS.size} * 1.0625)`,
  lineHeight: vars.type.lead.lineHeight,
  minInlineSize: 0,
});

// Reaches the minimum target height, as the bar is close by; takes no space in the line.
globalStyle(`${name} a`, { paddingBlock: '0.5rem' });

export const meta = style({
  ...typography.body,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[12],
  rowGap: vars.space[4],
  color: vars.color.text.muted,
  '@media': { [media.belowMd]: { columnGap: vars.space[8] } },
});

/** How far it is, and from where. */
export const distance = style({
  ...typography.body,
  color: vars.color.text.muted,
  '@media': { [media.belowMd]: { display: 'none' } },
});

/** How far it is, beside the category, where a line of its own would push the next result off the screen. */
export const shortDistance = style({ '@media': { [media.mdUp]: { display: 'none' } } });

export const state = style({
  ...typography.label,
  selectors: {
    '&[data-tone="success"]': { color: vars.color.success.text },
    '&[data-tone="warning"]': { color: vars.color.warning.text },
    '&[data-tone="neutral"]': { color: vars.color.text.muted },
  },
});

export const address = style({ ...typography.body });

export const rating = style({ fontVariantNumeric: 'tabular-nums' });

const tagList = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] } as const;

/** Folded on phones, so that more results are on the screen. */
export const foot = style({
  ...tagList,
  paddingBlockStart: vars.space[4],
  '@media': { [media.belowMd]: { display: 'none' } },
});

/** The same tags where they are folded. */
export const foldedTags = style({
  ...tagList,
  paddingBlockStart: vars.space[8],
  '@media': { [media.mdUp]: { display: 'none' } },
});

/** Only where there is space; names for screen readers say the same. */
export const wide = style({ '@media': { [media.belowMd]: { display: 'none' } } });

/** Only on phones. */
export const folded = style({ '@media': { [media.mdUp]: { display: 'none' } } });

export const actions = style({
  ...typography.label,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[8],
  rowGap: vars.space[4],
  minBlockSize: '2rem',
  '@media': { [media.print]: { display: 'none' } },
});

// The minimum height of a target, as they are close together (WCAG 2.5.8).
globalStyle(`${actions} > a`, { paddingBlock: vars.space[4] });

export const saveStatus = style({
  ...typography.small,
  color: vars.color.text.muted,
  // Takes no gap in its line.
  selectors: { '&:empty': { position: 'absolute' } },
});

export const reasons = style({
  ...typography.small,
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: vars.space[8],
  color: vars.color.text.default,
  '@media': { [media.print]: { display: 'none' } },
});
