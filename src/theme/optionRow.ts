import { vars } from './contract.css';
import { innerFocusOutline } from './focusOutline';
import { typography } from './typography';

/** A row of a list of options, results or commands. */
export const optionRow = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  paddingInline: vars.space[8],
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  userSelect: 'none',
} as const;

/** The row that Enter takes, while the focus stays in a field. */
export const activeOption = { backgroundColor: vars.color.primary.soft, ...innerFocusOutline } as const;

/** Label and description of a row, below each other where they do not fit beside each other. */
export const optionTexts = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[8],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
} as const;

export const optionDescription = { ...typography.small, color: vars.color.text.muted } as const;

/** Heading of a group of rows. */
export const optionHeading = {
  ...typography.caption,
  color: vars.color.text.muted,
  paddingBlock: `${vars.space[8]} ${vars.space[4]}`,
  paddingInline: vars.space[8],
} as const;

/** Scrolls inside its popup, without the page behind it. */
export const optionScroller = { overflowY: 'auto', overscrollBehavior: 'contain', padding: vars.space[4] } as const;
