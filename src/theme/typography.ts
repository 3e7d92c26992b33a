/** Type scale of the visual language, as style objects for vanilla-extract (`style([{ ...typography.body }])`). */
export const typography = {
  caption: { fontSize: '0.75rem', lineHeight: '1rem', fontWeight: 500 },
  small: { fontSize: '0.8125rem', lineHeight: '1.25rem', fontWeight: 400 },
  body: { fontSize: '0.875rem', lineHeight: '1.25rem', fontWeight: 400 },
  reading: { fontSize: '1rem', lineHeight: '1.625rem', fontWeight: 400 },
  label: { fontSize: '0.875rem', lineHeight: '1.25rem', fontWeight: 500 },
  titleS: { fontSize: '1rem', lineHeight: '1.5rem', fontWeight: 600 },
  titleM: { fontSize: '1.25rem', lineHeight: '1.75rem', fontWeight: 600, letterSpacing: '-0.011em' },
  titleL: { fontSize: '1.75rem', lineHeight: '2.25rem', fontWeight: 650, letterSpacing: '-0.018em' },
  display: { fontSize: 'clamp(2.25rem, 5vw, 3.5rem)', lineHeight: 1.08, fontWeight: 680, letterSpacing: '-0.025em' },
  figure: { fontSize: '2rem', lineHeight: '2.5rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
} as const;

export type TypeName = keyof typeof typography;
