import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

const box = style({
  display: 'grid',
  minInlineSize: 0,
  borderRadius: vars.radius.card,
  color: vars.color.text.default,
  textDecoration: 'none',
});

export const look = styleVariants({
  /** Avatar above the text, centred. */
  stacked: [box, { gap: vars.space[12], justifyItems: 'center', textAlign: 'center', paddingBlock: vars.space[8] }],
  /** Avatar beside the text, for a narrow footer. */
  row: [box, { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.space[12], alignItems: 'center', flexGrow: 1 }],
});

/** The card as a link to the account. */
export const link = style({
  '@media': {
    [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.fill.rest } } },
  },
});

export const texts = style({ display: 'grid', gap: vars.space[2], minInlineSize: 0, maxInlineSize: '100%' });

const line = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const name = style([line, typography.label]);

export const email = style([line, typography.small, { color: vars.color.text.muted }]);

export const failure = style({ ...typography.small, color: vars.color.text.muted });

/** As wide as the longest text. */
export const skeleton = style({ display: 'grid', inlineSize: '10rem', maxInlineSize: '100%' });
