import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';

const edge = `1px solid ${vars.color.border.subtle}`;
/** Container width from which the sidebar fits beside the mails. */
const roomy = '(min-width: 60rem)';
/** Container width from which the reader fits beside the list as well. */
const wide = '(min-width: 68rem)';

/** Viewport height minus the layout's header. */
const rest = 'calc(100dvh - 8rem)';
/** Scrolls on its own and is no higher than the viewport, so the panes beside it do not move. */
const pane = {
  position: 'sticky',
  insetBlockStart: 0,
  minBlockSize: rest,
  maxBlockSize: '100dvh',
  overflowY: 'auto',
} as const;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  backgroundColor: vars.color.surface.panel,
  '@container': { [roomy]: { gridTemplateColumns: '15rem minmax(0, 1fr)' } },
});

export const sidebar = style({
  display: 'none',
  borderInlineEnd: edge,
  '@container': { [roomy]: { display: 'block' } },
});

export const container = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: rest,
});

export const sticky = style(pane);

/** Button that opens the sidebar where it is not shown beside the mails. */
export const toggle = style({ display: 'inline-flex', '@container': { [roomy]: { display: 'none' } } });

export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minInlineSize: 0,
  '@container': {
    [wide]: {
      selectors: {
        '&[data-layout="right"]': {
          gridTemplateColumns: 'minmax(22.5rem, 2fr) minmax(0, 3fr)',
          alignContent: 'stretch',
        },
      },
    },
  },
});

export const list = style({
  minInlineSize: 0,
  selectors: {
    // List or reader, not both: where both do not fit, or in the layout `full`.
    '[data-open] > &': { display: 'none' },
  },
  '@container': {
    [roomy]: {
      selectors: {
        '[data-open][data-layout="bottom"] > &': {
          display: 'block',
          maxBlockSize: '50dvh',
          overflowY: 'auto',
          borderBlockEnd: `4px solid ${vars.color.border.subtle}`,
        },
      },
    },
    [wide]: {
      selectors: {
        '[data-layout="right"] > &': { ...pane, alignSelf: 'start', borderInlineEnd: edge },
        '[data-open][data-layout="right"] > &': { display: 'block' },
      },
    },
  },
  '@media': { [media.print]: { display: 'none' } },
});

export const reader = style({
  minInlineSize: 0,
  '@container': { [wide]: { selectors: { '[data-layout="right"] > &': { ...pane, alignSelf: 'start' } } } },
});

/** Padding for a message centred in a pane. */
export const inset = style({ paddingInline: vars.space[24] });

/** Placeholder for the reader while no mail is open. */
export const emptyReader = style({
  display: 'none',
  minInlineSize: 0,
  '@container': { [wide]: { selectors: { '[data-layout="right"] > &': { display: 'block' } } } },
});
