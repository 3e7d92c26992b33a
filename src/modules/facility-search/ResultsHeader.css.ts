import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const root = style({
  display: 'grid',
  gap: vars.space[12],
  '@media': { [media.belowMd]: { gap: vars.space[8] } },
});

export const title = style({
  ...typography.titleL,
  overflowWrap: 'anywhere',
  '@media': {
    // Two lines are reserved on small screens until the final title is known.
    [media.belowSm]: { selectors: { '&[data-pending]': { minBlockSize: '2lh' } } },
  },
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  alignItems: 'center',
  justifyContent: 'space-between',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

export const quickFilter = style({ '@media': { [media.mdUp]: { display: 'none' } } });

/** Reserves the space of an element that is not interactive yet. */
export const reserved = style({ visibility: 'hidden' });

export const status = style({ ...typography.body, color: vars.color.text.muted, fontVariantNumeric: 'tabular-nums' });

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8], alignItems: 'center' });

export const notes = style({
  ...typography.body,
  display: 'grid',
  gap: vars.space[4],
  selectors: { '&:empty': { display: 'none' } },
});

export const note = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8], alignItems: 'center' });

/** Phones have the same button above the list. */
export const eveningAction = style({ display: 'contents', '@media': { [media.belowMd]: { display: 'none' } } });

export const form = style({
  padding: vars.space[16],
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.color.border.subtle}`,
  backgroundColor: vars.color.surface.subtle,
  '@media': { [media.print]: { display: 'none' } },
});
