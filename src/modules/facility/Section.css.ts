import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

export const root = style({ display: 'grid', alignContent: 'start', minInlineSize: 0, breakInside: 'avoid-page' });

export const look = styleVariants({
  plain: { gap: vars.space[16] },
  /** In the aside. */
  card: { gap: vars.space[12] },
});

export const heading = style({ color: vars.color.text.default });

export const headingLook = styleVariants({
  plain: { ...typography.titleM },
  card: { ...typography.titleS },
});

export const body = style({ ...typography.reading, display: 'grid', gap: vars.space[16], minInlineSize: 0 });

export const bodyLook = styleVariants({ plain: {}, card: { ...typography.body, gap: vars.space[12] } });
