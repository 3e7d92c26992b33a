import type { Scheme } from './palette';

/** Values of the tokens that are the same in every theme and scheme. */
export const constants = {
  font: {
    body: "'Inter Variable', 'Inter Fallback', 'Inter Fallback Roboto', 'Inter Fallback DejaVu', system-ui, sans-serif",
    mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
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
    sticky: '100',
    drawer: '200',
    dialog: '300',
    popover: '400',
    toast: '500',
    tooltip: '600',
    skip: '700',
  },
  // 68 digits of Inter. In `em`, because with `ch` lines and columns would shift when the font swaps.
  measure: { reading: '42.9em', content: '45rem', aside: '70rem', full: '80rem' },
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
