import { style, styleVariants } from '@vanilla-extract/css';

export const root = style({ display: 'grid' });

const columns = (keep: 'auto-fit' | 'auto-fill') => (least: string) => ({
  // Never wider than the container, so that one column remains on the smallest screen.
  gridTemplateColumns: `repeat(${keep}, minmax(min(100%, ${least}), 1fr))`,
});

const widths = { 8: '8rem', 12: '12rem', 16: '16rem', 20: '20rem', 24: '24rem', 28: '28rem' };

/** Minimum column width, in rem. */
export const min = styleVariants(widths, columns('auto-fit'));

/** Same, but keeps empty columns: a single card does not stretch across the row. */
export const minFilled = styleVariants(widths, columns('auto-fill'));
