/** How a control looks that cannot be used: faint as a whole, whatever its colours. */
export const disabled = { cursor: 'not-allowed', opacity: 0.55 } as const;
