import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  paddingBlock: vars.space[8],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const texts = style({ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const title = style({ ...typography.body });

export const meta = style({ ...typography.small, color: vars.color.text.muted });
