/**
 * What replaces shadows, fills and tones in forced colours, which remove them; for `'@media': { [media.forcedColors]:
 * forced.edge }`.
 */
export const forced = {
  /** A transparent border becomes visible. */
  edge: { borderColor: 'CanvasText' },
  /** A surface without a border gets one. */
  border: { border: '1px solid CanvasText' },
  /** The same where a border would take space. */
  outline: { outline: '1px solid CanvasText' },
  text: { color: 'CanvasText' },
  /** The filled part of a track. */
  filling: { backgroundColor: 'Highlight' },
  disabled: { color: 'GrayText' },
} as const;
