import { styleVariants } from '@vanilla-extract/css';

import { vars } from '#theme/contract.css';
import { focusOutline } from '#theme/focusOutline';

export const variant = styleVariants({
  /** In running text: underlined, so that colour is not the only indicator. */
  inline: {
    color: vars.color.text.link,
    textDecorationLine: 'underline',
    textDecorationThickness: '0.0625em',
    borderRadius: vars.radius.tag,
    selectors: { '&:hover': { textDecorationThickness: '0.125em' } },
  },
  /** On its own line, where position and weight already mark it as a link. */
  standalone: {
    color: vars.color.text.link,
    textDecorationLine: 'none',
    borderRadius: vars.radius.tag,
    selectors: { '&:hover': { textDecorationLine: 'underline' } },
  },
  /** In menus and footers, among other links. */
  quiet: {
    color: vars.color.text.default,
    textDecorationLine: 'none',
    borderRadius: vars.radius.tag,
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '1.5rem',
    selectors: {
      '&:hover': { textDecorationLine: 'underline' },
      '&[aria-current]': { color: vars.color.primary.text, fontWeight: vars.weight.semibold },
    },
  },
  /** Covers the interactive `Card` around it: the whole card is the target and shows the focus ring. */
  stretched: {
    color: 'inherit',
    textDecorationLine: 'none',
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: `calc(${vars.radius.card} - 1px)` },
      '&:hover': { textDecorationLine: 'underline' },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': focusOutline,
    },
  },
});
