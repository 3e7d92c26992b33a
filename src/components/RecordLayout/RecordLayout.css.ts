import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { media } from '#theme/media';
import { windowHeight } from '#theme/windowBarsHeight.css';

const edge = `1px solid ${vars.color.border.subtle}`;
/** Container width from which the sidebar fits beside the list. */
const roomy = '(min-width: 60rem)';
/** Container width from which the record fits beside the list as well. */
const wide = '(min-width: 68rem)';

/** The viewport below the layout's header: the footer is further down, whatever the lists and records hold. */
const rest = `calc(${windowHeight} - 4rem)`;
/** Scrolls on its own and is no higher than the viewport, so the panes beside it do not move. */
const pane = {
  position: 'sticky',
  insetBlockStart: 0,
  minBlockSize: rest,
  maxBlockSize: windowHeight,
  overflowY: 'auto',
} as const;

/** On paper a pane is as long as what it holds. */
const printedPane = {
  '[data-arrangement] > &&': { position: 'static', minBlockSize: 0, maxBlockSize: 'none', overflow: 'visible' },
} as const;

export const container = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: rest,
});

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  backgroundColor: vars.color.surface.panel,
  '@container': { [roomy]: { selectors: { '&[data-sidebar]': { gridTemplateColumns: '15rem minmax(0, 1fr)' } } } },
  '@media': {
    [media.print]: { selectors: { '&&[data-sidebar]': { gridTemplateColumns: 'minmax(0, 1fr)' } } },
  },
});

export const sidebar = style({
  display: 'none',
  borderInlineEnd: edge,
  '@container': { [roomy]: { display: 'block' } },
  '@media': { [media.print]: { selectors: { '&&': { display: 'none' } } } },
});

export const sticky = style(pane);

export const narrow = style({ display: 'inline-flex', '@container': { [roomy]: { display: 'none' } } });

/** Not seen and not reached, but laid out: a list keeps the position to which it was scrolled, and its heights. */
const concealed = {
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: 0,
  overflow: 'hidden',
  visibility: 'hidden',
} as const;

export const panes = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minInlineSize: 0,
  '@media': {
    [media.print]: { selectors: { '&&&[data-arrangement]': { gridTemplateColumns: 'minmax(0, 1fr)' } } },
  },
  '@container': {
    [wide]: {
      selectors: {
        '&[data-arrangement="beside"]': {
          gridTemplateColumns: 'minmax(22.5rem, 2fr) minmax(0, 3fr)',
          alignContent: 'stretch',
        },
        // Without an open record, the list has all the room.
        '&[data-open][data-arrangement="panel"]': {
          gridTemplateColumns: 'minmax(0, 1fr) 22.5rem',
          alignContent: 'stretch',
        },
      },
    },
  },
});

export const list = style({
  minInlineSize: 0,
  selectors: {
    // List or record, not both: where both do not fit, or where the record replaces the list.
    '[data-open] > &': concealed,
  },
  '@container': {
    [roomy]: {
      selectors: {
        '[data-open][data-arrangement="below"] > &': {
          position: 'static',
          blockSize: 'auto',
          visibility: 'visible',
          maxBlockSize: '50dvh',
          overflowY: 'auto',
          borderBlockEnd: `4px solid ${vars.color.border.subtle}`,
        },
      },
    },
    [wide]: {
      selectors: {
        '[data-arrangement="beside"] > &': { ...pane, alignSelf: 'start', borderInlineEnd: edge },
        '[data-open][data-arrangement="panel"] > &': {
          position: 'static',
          blockSize: 'auto',
          overflow: 'visible',
          visibility: 'visible',
          borderInlineEnd: edge,
        },
        '[data-open][data-arrangement="beside"] > &': {
          ...pane,
          insetInline: 'auto',
          blockSize: 'auto',
          visibility: 'visible',
        },
      },
    },
  },
  '@media': {
    [media.print]: { selectors: { ...printedPane, '[data-open] > &&': { display: 'none' } } },
  },
});

export const record = style({
  minInlineSize: 0,
  '@media': { [media.print]: { selectors: printedPane } },
  '@container': {
    [wide]: {
      selectors: {
        '[data-arrangement="beside"] > &': { ...pane, alignSelf: 'start' },
        // No taller than the list, which fills the viewport below the header.
        '[data-arrangement="panel"] > &': { ...pane, maxBlockSize: rest, alignSelf: 'start' },
      },
    },
  },
});

export const placeholder = style({
  display: 'none',
  minInlineSize: 0,
  padding: vars.space[24],
  '@container': {
    [wide]: {
      selectors: {
        '[data-arrangement="beside"] > &': {
          ...pane,
          alignSelf: 'start',
          display: 'grid',
          alignContent: 'center',
          justifyItems: 'center',
        },
      },
    },
  },
  '@media': { [media.print]: { selectors: { '[data-arrangement] > &&': { display: 'none' } } } },
});
