import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { ellipsis } from '#theme/ellipsis';
import { typography } from '#theme/typography';

/** Row width from which one line has room for the start of the text and the labels. */
const roomy = '(min-width: 36rem)';

export const root = style({ containerType: 'inline-size' });

const base = { display: 'grid', alignItems: 'center', columnGap: vars.space[8] } as const;

export const density = styleVariants({
  default: {
    ...base,
    rowGap: vars.space[2],
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    gridTemplateAreas: '"sender marks date" "subject subject subject" "snippet snippet snippet" "labels labels labels"',
  },
  compact: {
    ...base,
    // As high as the star beside it.
    minBlockSize: '1.75rem',
    // Not in parts of the rest: subjects begin below each other whatever follows them.
    gridTemplateColumns: '34% minmax(0, 1fr) auto auto',
    gridTemplateAreas: '"sender subject marks date"',
    '@container': {
      [roomy]: {
        gridTemplateColumns: '9rem minmax(0, max-content) minmax(0, 1fr) auto auto auto',
        gridTemplateAreas: '"sender subject snippet labels marks date"',
      },
    },
  },
});

export const sender = style({
  ...typography.body,
  ...ellipsis,
  gridArea: 'sender',
  selectors: { '[data-highlighted] &': { fontWeight: 650 } },
});

export const marks = style({ gridArea: 'marks', display: 'inline-flex', gap: vars.space[8] });

export const date = style({ ...typography.caption, gridArea: 'date', color: vars.color.text.muted });

export const subject = style({
  ...typography.small,
  ...ellipsis,
  gridArea: 'subject',
  selectors: { '[data-highlighted] &': { fontWeight: 600 } },
});

/** In one line only where there is room. */
const roomyOnly = style({
  selectors: { [`${density.compact} > &`]: { display: 'none' } },
  '@container': { [roomy]: { selectors: { [`${density.compact} > &`]: { display: 'block' } } } },
});

export const snippet = style([
  roomyOnly,
  { ...typography.small, ...ellipsis, gridArea: 'snippet', color: vars.color.text.muted },
]);

export const labels = style([roomyOnly, { gridArea: 'labels', minBlockSize: '1rem' }]);
