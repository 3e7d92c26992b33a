import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { typography } from '#theme/typography';

export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[4] });

export const copy = style({ display: 'inline-flex', '@media': { [media.print]: { display: 'none' } } });

export const copyError = style({ ...typography.caption, flexBasis: '100%', color: vars.color.text.muted });
