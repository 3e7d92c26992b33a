import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { forced } from '#theme/forcedColors';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

/** As wide as the card around it, so that rows are targets up to its edges. */
export const root = style({ display: 'grid', marginInline: `calc(-1 * ${vars.space[8]})` });

export const entry = style({
  position: 'relative',
  display: 'grid',
  // On the smallest screens the line gives its room to the name, whose words stay whole.
  gridTemplateColumns: `minmax(min-content, 1fr) minmax(0, ${vars.space[64]}) minmax(6.5rem, auto)`,
  alignItems: 'center',
  columnGap: vars.space[12],
  paddingBlock: vars.space[8],
  paddingInline: vars.space[8],
  borderRadius: vars.radius.menu,
  selectors: {
    '&:hover': { backgroundColor: vars.color.fill.rest },
    '&[data-current]': { backgroundColor: vars.color.primary.soft },
    // A bar in addition to the background, because colour alone is not enough (WCAG 1.4.1).
    '&[data-current]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: vars.space[8],
      insetInlineStart: 0,
      inlineSize: '3px',
      backgroundColor: vars.color.primary.solid,
    },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[data-current]': forced.outline } } },
});

export const names = style({ display: 'grid', minInlineSize: 0 });

export const title = style({ ...typography.label });

export const iso = style({ ...typography.caption, color: vars.color.text.muted });

export const figures = style({ display: 'grid', justifyItems: 'end' });

export const price = style({ ...typography.label, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
