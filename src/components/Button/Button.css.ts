import { createVar, style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { disabled } from '#theme/disabled';
import { media } from '#theme/media';
import { typography } from '#theme/typography';
import { toneRoles } from '#theme/tones';

const solid = createVar();
const solidHover = createVar();
const onSolid = createVar();
const soft = createVar();
const softHover = createVar();
const text = createVar();
const border = createVar();
const divider = createVar();

export const root = style({
  ...typography.label,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  borderRadius: vars.radius.control,
  border: '1px solid transparent',
  textDecoration: 'none',
  textAlign: 'center',
  transitionProperty: 'background-color, border-color, color',
  transitionDuration: vars.duration.exit,
  selectors: {
    '&:disabled, &[aria-disabled="true"]': disabled,
    // A loading button does not look disabled.
    '&[data-loading]': { cursor: 'progress', opacity: 1 },
    '&[data-full-width]': { inlineSize: '100%' },
    // Joined buttons (`ButtonGroup`) share one border; the focus ring is above both.
    '&:is([data-joined="first"], [data-joined="middle"])': { borderStartEndRadius: 0, borderEndEndRadius: 0 },
    '&:is([data-joined="middle"], [data-joined="last"])': {
      borderStartStartRadius: 0,
      borderEndStartRadius: 0,
      marginInlineStart: '-1px',
      borderInlineStartColor: divider,
    },
    // The border repeats the state for people who cannot distinguish the fill; another icon does so too.
    '&:is([aria-pressed="true"], [aria-checked="true"]):not([data-other-icon])': { borderColor: text },
    '&[data-joined]:is(:focus-visible, [aria-pressed="true"], [aria-checked="true"])': { zIndex: vars.layer.raised },
  },
  '@media': {
    [media.forcedColors]: {
      borderColor: 'ButtonText',
      selectors: {
        '&:is(:disabled, [aria-disabled="true"])': { borderColor: 'GrayText', opacity: 1 },
        '&:is([aria-pressed="true"], [aria-checked="true"])': {
          forcedColorAdjust: 'none',
          color: 'HighlightText',
          backgroundColor: 'Highlight',
          borderColor: 'Highlight',
        },
      },
    },
  },
});

export const size = styleVariants({
  small: { minBlockSize: vars.control.small, paddingInline: vars.space[8], gap: vars.space[6] },
  medium: { minBlockSize: vars.control.medium, paddingInline: vars.space[12] },
  large: { minBlockSize: vars.control.large, paddingInline: vars.space[20] },
});

/** Square, for icon-only buttons. */
export const square = styleVariants({
  small: { inlineSize: vars.control.small, paddingInline: 0 },
  medium: { inlineSize: vars.control.medium, paddingInline: 0 },
  large: { inlineSize: vars.control.large, paddingInline: 0 },
});

export const tone = styleVariants(toneRoles, (roles) => ({
  vars: {
    [solid]: roles.solid,
    [solidHover]: roles.solidHover,
    [onSolid]: roles.onSolid,
    [soft]: roles.soft,
    [softHover]: roles.softHover,
    [text]: roles.text,
    [border]: roles.border,
  },
}));

const hover = '&:hover:not(:disabled):not([aria-disabled="true"])';
const on = '&:is([aria-pressed="true"], [aria-checked="true"])';

export const variant = styleVariants({
  solid: {
    vars: { [divider]: `color-mix(in srgb, ${onSolid} 35%, ${solid})` },
    backgroundColor: solid,
    color: onSolid,
    selectors: { [hover]: { backgroundColor: solidHover }, [on]: { backgroundColor: solidHover } },
  },
  soft: {
    vars: { [divider]: border },
    backgroundColor: soft,
    color: text,
    selectors: { [hover]: { backgroundColor: softHover }, [on]: { backgroundColor: softHover } },
  },
  outline: {
    vars: { [divider]: vars.color.border.strong },
    backgroundColor: vars.color.surface.panel,
    color: text,
    borderColor: vars.color.border.strong,
    selectors: { [hover]: { backgroundColor: soft }, [on]: { backgroundColor: soft } },
  },
  quiet: {
    vars: { [divider]: 'transparent' },
    backgroundColor: 'transparent',
    color: text,
    selectors: {
      [hover]: { backgroundColor: softHover },
      [`${on}:not([data-other-icon])`]: { backgroundColor: soft },
    },
  },
});

/** Covers the label while loading, so that the button does not change width. */
export const working = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});

const iconPlaceBase = style({ display: 'grid', placeItems: 'center', flexShrink: 0 });

/** As wide as the icon that the spinner replaces. */
export const iconPlace = styleVariants({
  small: [iconPlaceBase, { inlineSize: '1rem' }],
  medium: [iconPlaceBase, { inlineSize: '1.25rem' }],
  large: [iconPlaceBase, { inlineSize: '1.25rem' }],
});

/** A picture instead of an icon. */
export const picture = style({ display: 'grid', flexShrink: 0 });

/** The label of a button. */
export const words = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'inherit',
  minInlineSize: 0,
  selectors: { '&[data-covered]': { opacity: 0 } },
});
