import { createVar, style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { forced } from '#theme/forcedColors';
import { media } from '#theme/media';
import { typography } from '#theme/typography';
import { toneRoles } from '#theme/tones';

const solid = createVar();
const onSolid = createVar();
const soft = createVar();
const text = createVar();
const edge = createVar();

export const root = style({
  ...typography.caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  maxInlineSize: '100%',
  border: '1px solid transparent',
  borderRadius: vars.radius.tag,
  // A word breaks only where it has no room at all: `anywhere` lets the column of a table become one letter wide.
  overflowWrap: 'break-word',
  printColorAdjust: 'exact',
  '@media': { [media.forcedColors]: forced.edge },
});

export const size = styleVariants({
  small: { minBlockSize: '1.125rem', paddingInline: vars.space[4] },
  medium: { minBlockSize: '1.5rem', paddingInline: vars.space[6], paddingBlock: vars.space[2] },
});

export const tone = styleVariants(toneRoles, (roles) => ({
  vars: {
    [solid]: roles.solid,
    [onSolid]: roles.onSolid,
    [soft]: roles.soft,
    [text]: roles.text,
    [edge]: roles.border,
  },
}));

export const variant = styleVariants({
  soft: { backgroundColor: soft, color: text },
  outline: { backgroundColor: 'transparent', color: text, borderColor: edge },
  solid: { backgroundColor: solid, color: onSolid },
});
