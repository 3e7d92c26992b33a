import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

const sizes = { small: '1.75rem', large: '4rem' } as const;

export const root = style({ position: 'relative', display: 'inline-grid', placeItems: 'center', flexShrink: 0 });

export const size = styleVariants(sizes, (width) => ({ inlineSize: width, blockSize: width }));

export const drawing = style({ inlineSize: '100%', blockSize: '100%', display: 'block' });

export const folderBack = style({
  fill: `color-mix(in srgb, ${vars.color.primary.solid} 70%, ${vars.color.surface.raised})`,
});
export const folderFront = style({
  fill: `color-mix(in srgb, ${vars.color.primary.solid} 35%, ${vars.color.surface.raised})`,
});

export const sheet = style({ fill: vars.color.surface.raised, stroke: vars.color.border.strong });
export const corner = style({ fill: vars.color.fill.hover, stroke: vars.color.border.strong });
export const line = style({ stroke: vars.color.border.default });

/** The format on a sheet; colour only reinforces the text. */
export const tag = style({
  ...typography.micro,
  position: 'absolute',
  insetBlockEnd: '14%',
  insetInlineStart: '4%',
  maxInlineSize: '92%',
  overflow: 'hidden',
  paddingInline: vars.space[4],
  borderRadius: vars.radius.tag,
});

export const dot = style({
  position: 'absolute',
  insetBlockEnd: '14%',
  insetInlineStart: '8%',
  inlineSize: '45%',
  blockSize: '26%',
  borderRadius: vars.radius.tag,
});

const filled = (tone: 'error' | 'info' | 'success' | 'warning' | 'accent' | 'neutral' | 'primary') => ({
  backgroundColor: vars.color[tone].solid,
  color: vars.color[tone].onSolid,
});

export const tone = styleVariants({
  pdf: filled('error'),
  text: filled('info'),
  plain: filled('neutral'),
  table: filled('success'),
  image: filled('warning'),
  media: filled('accent'),
  other: filled('neutral'),
});
