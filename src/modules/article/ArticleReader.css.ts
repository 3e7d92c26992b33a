import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const lead = style({
  ...typography.titleM,
  fontWeight: vars.weight.regular,
  color: vars.color.text.muted,
  maxInlineSize: vars.measure.reading,
  overflowWrap: 'anywhere',
});

export const meta = style({
  ...typography.body,
  display: 'grid',
  gap: vars.space[4],
  color: vars.color.text.muted,
});

export const dates = style({ display: 'grid', gap: vars.space[4] });

/** Reserves the space of content that is not available yet. */
export const reserved = style([dates, { visibility: 'hidden' }]);

export const facts = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[16], rowGap: vars.space[4] });

export const picture = style({
  inlineSize: '100%',
  maxInlineSize: vars.measure.content,
  blockSize: 'auto',
  borderRadius: vars.radius.card,
  '@media': { [media.print]: { maxInlineSize: '50%' } },
});

export const note = style({ maxInlineSize: vars.measure.content });

export const aside = style({ display: 'grid', gap: vars.space[16], '@media': { [media.print]: { display: 'none' } } });

export const heading = style({ ...typography.titleM });

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] });

/** On small screens the actions below the heading have scrolled out of view, so they are repeated here. */
export const end = style({ '@media': { [media.mdUp]: { display: 'none' }, [media.print]: { display: 'none' } } });
