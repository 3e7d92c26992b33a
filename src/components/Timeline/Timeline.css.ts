import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { forced } from '#theme/forcedColors';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

const marker = vars.space[32];

export const root = style({ display: 'grid', gap: vars.space[20], minInlineSize: 0 });

export const day = style({ display: 'grid', gap: vars.space[12], minInlineSize: 0 });

export const heading = style({
  ...typography.label,
  color: vars.color.text.muted,
  // Capitalises "today" at the start of a line, by the rules of the page language.
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});

export const events = style({ display: 'grid' });

export const event = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${marker} minmax(0, 1fr)`,
  columnGap: vars.space[12],
  paddingBlockEnd: vars.space[20],
  selectors: {
    // The line connects the markers, also across days.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: `calc(${marker} / 2 - 1px)`,
      insetBlock: `calc(${marker} + ${vars.space[4]}) ${vars.space[4]}`,
      inlineSize: '2px',
      borderRadius: vars.radius.full,
      backgroundColor: vars.color.border.default,
    },
    '&[data-end]::before': { display: 'none' },
    '&[data-end]': { paddingBlockEnd: 0 },
    '&[data-continued]': { paddingBlockEnd: vars.space[40] },
    // Fades out, because there are more events.
    '&[data-continued]::before': {
      backgroundColor: 'transparent',
      backgroundImage: `repeating-linear-gradient(${vars.color.border.default} 0 4px, transparent 4px 8px)`,
      insetBlockEnd: 0,
      minBlockSize: vars.space[16],
    },
  },
  '@media': { [media.forcedColors]: { selectors: { '&::before': { backgroundColor: 'CanvasText' } } } },
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: marker,
  blockSize: marker,
  borderRadius: vars.radius.full,
  '@media': { [media.forcedColors]: forced.border },
});

export const visual = style({ display: 'grid', placeItems: 'center', inlineSize: marker, blockSize: marker });

export const tone = styleVariants(
  {
    neutral: vars.color.neutral,
    primary: vars.color.primary,
    info: vars.color.info,
    success: vars.color.success,
    warning: vars.color.warning,
    error: vars.color.error,
  },
  ({ soft, text }) => ({ backgroundColor: soft, color: text }),
);

/** Marker of an event without an icon. */
export const point = style({
  inlineSize: vars.space[8],
  blockSize: vars.space[8],
  borderRadius: vars.radius.full,
  backgroundColor: 'currentColor',
  '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' } },
});

export const words = style({
  display: 'grid',
  gap: vars.space[2],
  minInlineSize: 0,
  // Aligns the first line with the centre of the marker.
  paddingBlockStart: `calc((${marker} - 1.25rem) / 2)`,
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[8],
});

export const title = style({ ...typography.body, overflowWrap: 'anywhere' });

export const time = style({
  ...typography.caption,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const description = style({ ...typography.small, color: vars.color.text.muted, overflowWrap: 'anywhere' });

export const content = style({ paddingBlockStart: vars.space[8], minInlineSize: 0 });

export const more = style({ justifySelf: 'start' });
