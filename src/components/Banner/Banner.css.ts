import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { noticeTone, softTone } from '#theme/softTone.css';
import { typography } from '#theme/typography';

export const root = style({
  ...typography.body,
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[12],
  paddingBlock: vars.space[8],
  paddingInline: vars.space[16],
  color: vars.color.text.default,
  backgroundColor: softTone.fill,
  borderBlockEnd: `1px solid ${softTone.edge}`,
  '@media': { [media.smUp]: { paddingInline: vars.space[24] } },
});

export const tone = noticeTone;

export const mark = style({
  flexShrink: 0,
  paddingBlock: vars.space[4],
  color: softTone.text,
});

export const body = style({
  flexGrow: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[16],
  rowGap: vars.space[4],
  minInlineSize: 0,
});

export const words = style({
  flexGrow: 1,
  flexShrink: 1,
  flexBasis: '16rem',
  minInlineSize: 0,
  paddingBlock: vars.space[4],
  overflowWrap: 'anywhere',
});

export const title = style({ fontWeight: vars.weight.semibold });
