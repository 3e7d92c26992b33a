import { vars } from './contract.css';

/** A row that is a link or a button: an item of a menu or of a navigation. */
export const itemRow = {
  display: 'flex',
  alignItems: 'center',
  border: 0,
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  textDecoration: 'none',
} as const;

/** The item of the current page. Weight as well as colour, so that it does not depend on colour. */
export const currentItem = { color: vars.color.primary.text, fontWeight: vars.weight.semibold } as const;

/** An item that can be focused, but not activated. */
export const disabledItem = { color: vars.color.text.disabled, cursor: 'not-allowed' } as const;
