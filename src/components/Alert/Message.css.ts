import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { softTone } from '#theme/softTone.css';
import { typography } from '#theme/typography';

const root = style({
  ...typography.body,
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[12],
  color: vars.color.text.default,
  backgroundColor: softTone.fill,
});

export const variant = styleVariants({
  box: [root, { padding: vars.space[12], border: `1px solid ${softTone.edge}`, borderRadius: vars.radius.menu }],
  bar: [
    root,
    {
      paddingBlock: vars.space[8],
      paddingInline: vars.space[16],
      borderBlockEnd: `1px solid ${softTone.edge}`,
      '@media': { [media.smUp]: { paddingInline: vars.space[24] } },
    },
  ],
});

export const mark = style({
  flexShrink: 0,
  color: softTone.text,
  selectors: { [`${variant.bar} > &`]: { paddingBlock: vars.space[4] } },
});

export const body = style({
  flexGrow: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[16],
  rowGap: vars.space[8],
  minInlineSize: 0,
  selectors: { [`${variant.bar} > &`]: { rowGap: vars.space[4] } },
});

export const words = style({
  flex: '1 1 16rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: {
    [`${variant.box} > * > &`]: { display: 'grid', gap: vars.space[2] },
    [`${variant.bar} > * > &`]: { paddingBlock: vars.space[4] },
  },
});

export const title = style({ fontWeight: vars.weight.semibold });
