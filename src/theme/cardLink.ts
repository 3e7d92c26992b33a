/**
 * Link in a card that the whole card opens. The card is positioned, and shows the focus of the link with
 * `:has(:focus-visible)`.
 */
export const cardLink = {
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
