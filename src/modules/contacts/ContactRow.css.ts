import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minInlineSize: 0 } as const;

export const root = style({ display: 'flex', alignItems: 'center', gap: vars.space[12], minInlineSize: 0 });

export const texts = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, flexGrow: 1 });

export const name = style({ ...typography.label, ...ellipsis });

export const position = style({ ...typography.small, ...ellipsis, color: vars.color.text.muted });
