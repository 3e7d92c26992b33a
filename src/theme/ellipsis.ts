/** Text on one line, cut with an ellipsis where it does not fit. */
export const ellipsis = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minInlineSize: 0,
} as const;

/** Text on at most `lines` lines, cut with an ellipsis. */
export const clampLines = (lines: number | `var(--${string})`) =>
  ({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden' }) as const;
