import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { forced } from '#theme/forcedColors';
import { media } from '#theme/media';
import {
  activeOption,
  optionDescription,
  optionHeading,
  optionRow,
  optionScroller,
  optionTexts,
} from '#theme/optionRow';
import { typography } from '#theme/typography';

export const root = style({
  ...optionScroller,
  minBlockSize: 0,
  outline: 'none',
});

export const group = style({
  selectors: {
    '* + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}`, marginBlockStart: vars.space[4] },
  },
});

export const heading = style(optionHeading);

export const option = style({
  ...optionRow,
  alignItems: 'flex-start',
  color: vars.color.text.default,
  // About twelve of five hundred options are visible: only those are laid out and painted.
  contentVisibility: 'auto',
  selectors: {
    '&:hover': { backgroundColor: vars.color.fill.hover },
    '&[data-active]': activeOption,
    '&[aria-disabled="true"]': { color: vars.color.text.muted, backgroundColor: 'transparent', cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-disabled="true"]': forced.disabled,
      },
    },
  },
});

export const size = styleVariants({
  medium: {
    ...typography.body,
    paddingBlock: `calc((${vars.control.medium} - 1lh) / 2)`,
    containIntrinsicBlockSize: `auto ${vars.control.medium}`,
  },
  large: {
    ...typography.control,
    paddingBlock: `calc((${vars.control.large} - 1lh) / 2)`,
    containIntrinsicBlockSize: `auto ${vars.control.large}`,
  },
});

// As tall as the first line of text.
export const mark = style({ display: 'grid', placeItems: 'center', flexShrink: 0, blockSize: '1lh' });

export const icon = style([mark, { color: vars.color.text.muted }]);

/** At the end of the selected option of a single choice. */
export const tick = style([mark, { marginInlineStart: 'auto', color: vars.color.primary.text }]);

export const box = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  color: 'transparent',
  backgroundColor: vars.color.surface.panel,
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.tag,
  selectors: {
    '[aria-selected="true"] > * > &': {
      color: vars.color.primary.onSolid,
      backgroundColor: vars.color.primary.solid,
      borderColor: vars.color.primary.solid,
    },
    '[aria-disabled="true"] > * > &': { backgroundColor: vars.color.fill.rest, borderColor: vars.color.border.default },
    '[aria-disabled="true"][aria-selected="true"] > * > &': { color: vars.color.text.muted },
  },
  '@media': {
    [media.forcedColors]: {
      color: 'Canvas',
      backgroundColor: 'Canvas',
      borderColor: 'CanvasText',
      selectors: { '[aria-selected="true"] > * > &': { color: 'CanvasText' } },
    },
  },
});

export const texts = style(optionTexts);

export const description = style(optionDescription);
