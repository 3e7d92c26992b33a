import type { Scheme } from './palette';

/** The type scale: size, line height and weight of each text style. */
export const typeScale = {
  micro: { size: '0.6875rem', lineHeight: '1rem', weight: '600' },
  caption: { size: '0.75rem', lineHeight: '1rem', weight: '500' },
  small: { size: '0.8125rem', lineHeight: '1.25rem', weight: '400' },
  body: { size: '0.875rem', lineHeight: '1.25rem', weight: '400' },
  label: { size: '0.875rem', lineHeight: '1.25rem', weight: '500' },
  control: { size: '1rem', lineHeight: '1.5rem', weight: '400' },
  reading: { size: '1rem', lineHeight: '1.625rem', weight: '400' },
  lead: { size: '1.125rem', lineHeight: '1.625rem', weight: '400' },
  titleS: { size: '1rem', lineHeight: '1.5rem', weight: '600' },
  titleM: { size: '1.25rem', lineHeight: '1.75rem', weight: '600', letterSpacing: '-0.011em' },
  titleL: { size: '1.75rem', lineHeight: '2.25rem', weight: '650', letterSpacing: '-0.018em' },
  display: { size: 'clamp(2.25rem, 5vw, 3.5rem)', lineHeight: '1.08', weight: '680', letterSpacing: '-0.025em' },
  figure: { size: '2rem', lineHeight: '2.5rem', weight: '600' },
} as const;

/** Values of the tokens that are the same in every theme and scheme. */
export const constants = {
  font: {
    body: "'Inter Variable', 'Inter Fallback', 'Inter Fallback Roboto', 'Inter Fallback DejaVu', system-ui, sans-serif",
    mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  },
  type: typeScale,
  weight: {
    regular: '400',
    book: '450',
    medium: '500',
    firm: '550',
    semibold: '600',
    strong: '650',
    bold: '700',
  },
  space: {
    0: '0',
    2: '0.125rem',
    4: '0.25rem',
    6: '0.375rem',
    8: '0.5rem',
    12: '0.75rem',
    16: '1rem',
    20: '1.25rem',
    24: '1.5rem',
    32: '2rem',
    40: '2.5rem',
    48: '3rem',
    64: '4rem',
    80: '5rem',
    96: '6rem',
  },
  radius: { tag: '4px', control: '6px', menu: '8px', card: '12px', dialog: '16px', full: '9999px' },
  control: { small: '1.75rem', medium: '2.25rem', large: '2.75rem' },
  duration: { enter: '150ms', exit: '75ms', drawerEnter: '225ms', drawerExit: '195ms' },
  easing: { enter: 'cubic-bezier(0, 0, 0.2, 1)', exit: 'cubic-bezier(0.4, 0, 0.2, 1)' },
  layer: {
    base: '0',
    // Within one component: above its neighbours, above those (a header that stays), and above both (its corner).
    raised: '1',
    pinned: '2',
    corner: '3',
    sticky: '100',
    drawer: '200',
    toast: '500',
    skip: '700',
  },
  // 68 digits of Inter. In `em`, because with `ch` lines and columns would shift when the font swaps.
  measure: { reading: '42.9em', content: '45rem', full: '80rem' },
} as const;

/** Values of the shadows in each scheme. */
export const shadows: Readonly<Record<Scheme, Readonly<Record<'bar' | 'menu' | 'dialog', string>>>> = {
  light: {
    bar: '0 1px 0 rgb(17 17 19 / 0.06)',
    menu: '0 0 0 1px rgb(17 17 19 / 0.06), 0 8px 24px -6px rgb(17 17 19 / 0.18)',
    dialog: '0 0 0 1px rgb(17 17 19 / 0.06), 0 24px 56px -12px rgb(17 17 19 / 0.3)',
  },
  dark: {
    bar: '0 1px 0 rgb(0 0 0 / 0.4)',
    menu: '0 0 0 1px rgb(255 255 255 / 0.08), 0 8px 24px -6px rgb(0 0 0 / 0.6)',
    dialog: '0 0 0 1px rgb(255 255 255 / 0.1), 0 24px 56px -12px rgb(0 0 0 / 0.8)',
  },
};
