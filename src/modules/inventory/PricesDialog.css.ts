import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({ display: 'grid', gap: vars.space[16], minInlineSize: 0, containerType: 'inline-size' });

export const fields = style({
  display: 'grid',
  gap: vars.space[16],
  alignItems: 'end',
  '@container': { '(min-width: 30rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const summary = style({ ...typography.small, color: vars.color.text.muted, fontVariantNumeric: 'tabular-nums' });

/** As high as usual while the prices are loading, so that the buttons stay in their place. */
export const preview = style({ blockSize: '18rem', overflow: 'auto', fontVariantNumeric: 'tabular-nums' });
