import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const line = style({ display: 'flex', alignItems: 'center', gap: vars.space[8], minInlineSize: 0 });

const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minInlineSize: 0 } as const;

export const sender = style({
  ...typography.body,
  ...ellipsis,
  flexGrow: 1,
  selectors: { '[data-highlighted] &': { fontWeight: 650 } },
});

export const date = style({
  ...typography.caption,
  flexShrink: 0,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const subject = style({
  ...typography.small,
  ...ellipsis,
  flexGrow: 1,
  selectors: { '[data-highlighted] &': { fontWeight: 600 } },
});

export const snippet = style({ ...typography.small, ...ellipsis, color: vars.color.text.muted });

export const attachmentIcon = style({ display: 'inline-flex', flexShrink: 0, color: vars.color.text.muted });

export const important = style({ display: 'inline-flex', flexShrink: 0, color: vars.color.error.text });

export const labels = style({ minBlockSize: '1rem' });
