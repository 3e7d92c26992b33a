import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { forced } from '#theme/forcedColors';
import { media } from '#theme/media';
import { toneRoles } from '#theme/tones';

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space[40],
  blockSize: vars.space[40],
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  '@media': { [media.forcedColors]: forced.edge },
});

const { neutral, ...others } = toneRoles;
const roles = { ...others, warn: vars.color.error, basic: neutral };

/** The eight colours of the specification (section 3), mapped to the theme's colour roles. */
export const color = styleVariants(roles, ({ soft, text }) => ({ backgroundColor: soft, color: text }));

export const message = style({ color: vars.color.text.muted });

export const action = style({
  display: 'grid',
  // On phones, actions fill the width for easy reach with the thumb.
  '@media': { [media.belowSm]: { flexGrow: 1, flexBasis: 0, minInlineSize: 'fit-content' } },
});
