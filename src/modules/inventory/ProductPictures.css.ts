import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[12] });

export const head = style({ position: 'relative', display: 'flex', alignItems: 'center', gap: vars.space[8] });

export const title = style({ ...typography.titleS, flexGrow: 1 });

export const none = style({ ...typography.small, color: vars.color.text.muted });

export const tile = style({ position: 'relative', display: 'grid', gap: vars.space[4] });

export const main = style({ position: 'absolute', insetBlockStart: vars.space[4], insetInlineStart: vars.space[4] });

export const tools = style({ display: 'flex', justifyContent: 'space-between' });
