import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { focusOutline } from '#theme/focusOutline';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const root = style({ display: 'grid', gap: vars.space[8] });

export const area = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[4],
  padding: vars.space[20],
  textAlign: 'center',
  color: vars.color.text.muted,
  backgroundColor: vars.color.surface.panel,
  border: `1px dashed ${vars.color.border.strong}`,
  borderRadius: vars.radius.menu,
  transitionProperty: 'background-color, border-color',
  transitionDuration: vars.duration.exit,
  selectors: {
    '&:hover:not([data-disabled])': { backgroundColor: vars.color.fill.rest },
    '&[data-over]': {
      backgroundColor: vars.color.primary.soft,
      borderColor: vars.color.primary.focus,
      borderStyle: 'solid',
    },
    '&[data-invalid]': { borderColor: vars.color.error.text, boxShadow: `inset 0 0 0 1px ${vars.color.error.text}` },
    '&[data-disabled]': { backgroundColor: vars.color.fill.rest, borderColor: vars.color.border.default },
    '&:has(> :focus-visible)': focusOutline,
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-over]': { borderWidth: '2px' },
      },
    },
  },
});

// The native input covers the whole area: it opens the picker and accepts drops even before hydration.
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const invitation = style({ ...typography.body, color: vars.color.text.default });

export const choose = style({
  fontWeight: vars.weight.semibold,
  color: vars.color.text.link,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  selectors: { [`${area}[data-disabled] &`]: { color: vars.color.text.muted } },
});

export const rules = style({ ...typography.small });

export const refused = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[4],
  alignItems: 'start',
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  color: vars.color.error.text,
  backgroundColor: vars.color.error.soft,
  borderRadius: vars.radius.menu,
  border: `1px solid ${vars.color.error.border}`,
});

export const refusedWords = style({
  display: 'grid',
  gap: vars.space[4],
  minInlineSize: 0,
  paddingBlock: vars.space[4],
});

export const refusedTitle = style({ ...typography.label, fontWeight: vars.weight.semibold });

export const refusedFile = style({ ...typography.small, color: vars.color.text.default, overflowWrap: 'anywhere' });

export const refusedName = style({ fontWeight: vars.weight.semibold });

export const list = style({ display: 'grid', gap: vars.space[8] });
