import { style } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { softTone, statusTone } from '#theme/softTone.css';
import { typography } from '#theme/typography';

// Receives focus only when the focused control was removed, so it needs no focus ring.
export const root = style({
  display: 'grid',
  // Wide content overflows inside the panel instead of widening the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  minInlineSize: 0,
  outline: 'none',
  selectors: { '&[data-fill]': { display: 'flex', flexDirection: 'column', flexGrow: 1, minBlockSize: 0 } },
});

export const slow = style({ color: vars.color.text.muted });

/** Warning that the data may be outdated: an `Alert` without its icon. */
export const stale = style([
  statusTone.warning,
  {
    ...typography.body,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[16],
    rowGap: vars.space[8],
    padding: vars.space[12],
    border: `1px solid ${softTone.edge}`,
    borderRadius: vars.radius.menu,
    backgroundColor: softTone.fill,
    color: vars.color.text.default,
  },
]);

export const words = style({
  display: 'grid',
  gap: vars.space[2],
  flex: '1 1 16rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const title = style({ fontWeight: vars.weight.semibold });
