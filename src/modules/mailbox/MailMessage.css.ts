import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const people = style({ display: 'flex', flexDirection: 'column', flex: '1 1 12rem', minInlineSize: 0 });

export const sender = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[8], alignItems: 'baseline' });

/** Contains the mail's content: it can neither widen the page nor change the text direction around it. */
export const content = style({
  ...typography.body,
  maxInlineSize: vars.measure.reading,
  overflowWrap: 'anywhere',
  overflow: 'clip',
  contain: 'paint',
  unicodeBidi: 'isolate',
});

export const plain = style({ whiteSpace: 'pre-line', unicodeBidi: 'plaintext' });
