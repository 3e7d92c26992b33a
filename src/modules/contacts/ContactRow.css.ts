import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { ellipsis } from '#theme/ellipsis';
import { typography } from '#theme/typography';

export const root = style({ display: 'flex', alignItems: 'center', gap: vars.space[12], minInlineSize: 0 });

export const texts = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, flexGrow: 1 });

export const name = style({ ...typography.label, ...ellipsis });

export const position = style({ ...typography.small, ...ellipsis, color: vars.color.text.muted });
