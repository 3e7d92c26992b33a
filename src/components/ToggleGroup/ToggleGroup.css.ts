import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { forced } from '#theme/forcedColors';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const root = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  maxInlineSize: '100%',
  padding: vars.space[2],
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.fill.rest,
});

export const option = style({
  ...typography.label,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexGrow: 1,
  gap: vars.space[6],
  paddingBlock: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.tag,
  backgroundColor: 'transparent',
  color: vars.color.text.muted,
  transitionProperty: 'background-color, color',
  transitionDuration: vars.duration.exit,
  selectors: {
    // Icons stay as narrow as they are, also where they wrap.
    '&[data-icon]': { flexGrow: 0 },
    '&:hover:not(:disabled)': { color: vars.color.text.default, backgroundColor: vars.color.fill.hover },
    '&:is([aria-checked="true"], [aria-pressed="true"]), &:is([aria-checked="true"], [aria-pressed="true"]):hover': {
      color: vars.color.primary.text,
      backgroundColor: vars.color.surface.panel,
      // A border as well, for users who cannot distinguish the fill.
      borderColor: vars.color.primary.text,
    },
    '&:disabled, &:disabled:hover': { color: vars.color.text.disabled, cursor: 'not-allowed' },
    '&:disabled:is([aria-checked="true"], [aria-pressed="true"])': {
      color: vars.color.text.disabled,
      borderColor: vars.color.border.strong,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&:is([aria-checked="true"], [aria-pressed="true"])': {
          forcedColorAdjust: 'none',
          color: 'HighlightText',
          backgroundColor: 'Highlight',
          borderColor: 'Highlight',
        },
        '&:disabled': forced.disabled,
      },
    },
  },
});

// Border and padding of the group are part of the control's height.
const inside = (height: string) => `calc(${height} - 2 * ${vars.space[2]} - 2px)`;

export const size = styleVariants({
  small: { minBlockSize: inside(vars.control.small), minInlineSize: '1.5rem', paddingInline: vars.space[6] },
  medium: { minBlockSize: inside(vars.control.medium), minInlineSize: '2rem', paddingInline: vars.space[8] },
  large: { minBlockSize: inside(vars.control.large), minInlineSize: '2.5rem', paddingInline: vars.space[12] },
});
