import { createVar, globalStyle, style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';
import { windowHeight } from '#theme/windowBarsHeight.css';

const gutter = `max(${vars.space[16]}, calc((100% - ${vars.measure.full}) / 2))`;

const held = createVar();

export const root = style({
  ...typography.reading,
  minBlockSize: windowHeight,
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: vars.color.surface.app,
});

export const banner = style({
  ...typography.body,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  backgroundColor: vars.color.surface.panel,
  paddingInline: gutter,
  '@media': { [media.print]: { display: 'none' } },
});

export const bannerRow = style({
  minBlockSize: '4rem',
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space[12],
  flexWrap: 'wrap',
  paddingBlock: vars.space[8],
  // One row: the search, which renders later, must not make it higher.
  '@media': { [media.lgUp]: { flexWrap: 'nowrap' } },
});

/** Only on wide screens; elsewhere it must not take up any space. */
export const search = style({
  display: 'none',
  minInlineSize: 0,
  marginInlineStart: vars.space[12],
  '@media': { [media.lgUp]: { display: 'block' } },
});

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'end',
  columnGap: vars.space[8],
  rowGap: vars.space[4],
  marginInlineStart: 'auto',
  // Beside the product's name on a phone, not below it.
  '@media': { [media.smUp]: { columnGap: vars.space[16] } },
});

/** Hidden in a narrow banner; the footer has it too. */
export const roomy = style({ '@media': { [media.belowMd]: { display: 'none' } } });

/** The sign-in link or the account menu. */
export const account = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'end',
  minBlockSize: vars.control.medium,
  // A placeholder text must not make its row higher.
  whiteSpace: 'nowrap',
  selectors: {
    // The width of the final content, so that nothing shifts when it renders.
    '&[data-account="held"], html[data-has-token] &[data-account="prerendered"]': { inlineSize: held },
    // Prerendered for an anonymous visitor, while the session may turn out to be signed in.
    'html[data-has-token] &[data-account="prerendered"]': { visibility: 'hidden' },
  },
  '@media': { [media.mdUp]: { vars: { [held]: '11rem' } } },
  vars: { [held]: vars.control.medium },
});

export const main = style({ flexGrow: 1, display: 'flow-root', outline: 'none' });

globalStyle(`${main} h1:focus`, { outline: 'none' });

export const footer = style({
  ...typography.body,
  color: vars.color.text.muted,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  backgroundColor: vars.color.surface.subtle,
  paddingInline: gutter,
  paddingBlock: vars.space[32],
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[24],
  justifyContent: 'space-between',
  alignItems: 'center',
  '@media': {
    // A page may have a bar that stays at the bottom of a phone.
    [media.belowMd]: {
      selectors: {
        'body:has([data-bottom-bar]) &': { paddingBlockEnd: `calc(${vars.space[32]} + ${vars.space[64]})` },
      },
    },
    [media.print]: { display: 'none' },
  },
});

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[16] });

export const units = style({
  // Prerendered for an anonymous visitor; a signed-in person's choice is in the account.
  selectors: { 'html[data-has-token] &[data-prerendered]': { display: 'none' } },
});
