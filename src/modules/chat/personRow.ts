import { vars } from '#theme/contract.css';
import { innerFocusOutline } from '#theme/focusOutline';
import { typography } from '#theme/typography';

/** A person in a list, as a button: avatar and texts. */
export const personRow = {
  ...typography.body,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  boxSizing: 'border-box',
  inlineSize: '100%',
  paddingBlock: vars.space[8],
  color: vars.color.text.default,
  background: 'none',
  border: 0,
  textAlign: 'start',
  selectors: { '&:focus-visible': innerFocusOutline },
} as const;
