import { style } from '@vanilla-extract/css';

import { cardLink } from '#theme/cardLink';
import { vars } from '#theme/contract.css';
import { clampLines } from '#theme/ellipsis';
import { focusOutline } from '#theme/focusOutline';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

import { cardLimits } from './limits';

export const root = style({ position: 'relative' });

/** On the corner of the card; hidden where a pointer or the focus can show it, as long as nothing is selected. */
export const select = style({
  position: 'absolute',
  zIndex: vars.layer.raised,
  insetBlockStart: `calc(-1 * ${vars.space[8]})`,
  insetInlineStart: `calc(-1 * ${vars.space[8]})`,
  '@media': {
    [`${media.hover} and (forced-colors: none)`]: {
      selectors: { [`${root}:not(:hover, :focus-within, [data-selecting] *) > &`]: { opacity: 0 } },
    },
  },
});

const selected = `${root}:has(> ${select} input:checked) > &`;

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  borderWidth: '1px',
  borderStyle: 'solid',
  borderRadius: vars.radius.card,
  transitionProperty: 'border-color',
  transitionDuration: vars.duration.exit,
  selectors: {
    '&:hover': { borderColor: vars.color.border.strong },
    '&:has(a:focus-visible)': focusOutline,
    [selected]: { borderColor: vars.color.primary.solid, boxShadow: `0 0 0 1px ${vars.color.primary.solid}` },
  },
  '@media': { [media.forcedColors]: { selectors: { [selected]: { borderColor: 'Highlight' } } } },
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  minInlineSize: 0,
  padding: vars.space[16],
  overflowWrap: 'anywhere',
  // Room for the menu, unless a picture is below it.
  selectors: { '[data-touch] > &:first-child': { paddingInlineEnd: vars.space[48] } },
});

/** The whole card opens the note; the card shows the focus. */
export const link = style(cardLink);

/** Takes no room where a note without a title has its text as its name. */
export const cover = style([link, { position: 'absolute' }]);

export const title = style({ ...typography.titleS, ...clampLines(cardLimits.titleLines) });

export const text = style({
  ...typography.body,
  ...clampLines(cardLimits.textLines),
  whiteSpace: 'pre-line',
});

/** A few words are read at once. */
export const shortText = style({ ...typography.lead });

export const untitled = style({ ...typography.body, color: vars.color.text.muted });

export const tasks = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });

/** Above the link. */
export const task = style({
  position: 'relative',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  selectors: { '&[data-completed]': { color: vars.color.text.muted, textDecoration: 'line-through' } },
});

export const more = style({ ...typography.small, color: vars.color.text.muted });

export const meta = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[6] });

export const reminder = style({
  ...typography.caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  paddingInline: vars.space[6],
  paddingBlock: vars.space[2],
  borderRadius: vars.radius.tag,
  backgroundColor: vars.color.fill.rest,
  selectors: { '&[data-past]': { color: vars.color.text.muted } },
});

/** Over the end of the card, and above its link. */
export const tools = style({
  position: 'absolute',
  insetBlockStart: vars.space[6],
  insetInlineEnd: vars.space[6],
  display: 'flex',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface.overlay,
  boxShadow: vars.shadow.menu,
});

/** Above the link, in the corner where a pointer finds the tools. */
export const menu = style({
  position: 'absolute',
  insetBlockStart: vars.space[4],
  insetInlineEnd: vars.space[4],
  borderRadius: vars.radius.control,
  selectors: {
    // Legible on any picture.
    '[data-touch] > img ~ &': { backgroundColor: vars.color.surface.overlay },
  },
});

/** Says that a note is pinned while its tools are not shown. */
export const pinned = style({
  position: 'absolute',
  insetBlockStart: vars.space[12],
  insetInlineEnd: vars.space[12],
  color: vars.color.text.muted,
});
