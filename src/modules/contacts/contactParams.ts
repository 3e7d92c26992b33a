import { paths } from '#domain/paths';
import { choiceParam, listParams, textParam } from '#lib/router/listParams';

import { contactLimits } from './limits';

/**
 * The query of a contact's address: search, tag to filter by, whether the open contact is being edited, and what a link
 * fills in a new one.
 */
export const contactParams = listParams({
  q: textParam(),
  tag: textParam(80),
  /** `new`: the id is free, and the form opens blank. */
  mode: choiceParam(['', 'edit', 'new'], ''),
  name: textParam(contactLimits.name),
  email: textParam(contactLimits.email),
});

/** The path of a contact, or of the list. */
export function contactPath(id?: string): string {
  return id === undefined ? paths.contacts : paths.contact.replace(':id', encodeURIComponent(id));
}

/** The address at which a new contact with a name and an email address can be completed. */
export const newContactPath = (filledIn: { name: string; email: string }) =>
  contactParams.href(contactPath(`per_${crypto.randomUUID()}`), { mode: 'new', ...filledIn });
