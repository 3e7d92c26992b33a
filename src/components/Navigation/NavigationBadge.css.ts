import { createVar, style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';
import { toneRoles } from '#theme/tones';

const solid = createVar();
const onSolid = createVar();
const words = createVar();

export const root = style({
  ...typography.caption,
  flexShrink: 0,
  boxSizing: 'border-box',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: '1.25rem',
  minBlockSize: '1.25rem',
  border: '1px solid transparent',
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [media.forcedColors]: { borderColor: 'currentColor' } },
});

export const tone = styleVariants(toneRoles, (roles) => ({
  vars: { [solid]: roles.solid, [onSolid]: roles.onSolid, [words]: roles.text },
}));

const filled = { color: onSolid, backgroundColor: solid, paddingInline: vars.space[6] } as const;

export const variant = styleVariants({
  pill: { ...filled, borderRadius: vars.radius.full },
  rectangle: { ...filled, borderRadius: vars.radius.tag },
  /** A circle around one or two digits. */
  oval: { ...filled, paddingInline: vars.space[2], borderRadius: vars.radius.full },
  text: { color: words, '@media': { [media.forcedColors]: { borderColor: 'transparent' } } },
});
