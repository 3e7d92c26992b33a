import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  gap: vars.space[16],
});

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  gap: vars.space[12],
  blockSize: '100%',
});

export const title = style({ ...typography.titleS });

export const guides = style({ ...typography.body, display: 'grid', gap: vars.space[8], alignContent: 'start' });

export const more = style({ ...typography.label });
