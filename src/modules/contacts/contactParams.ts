import { paths } from '#domain/paths';
import { choiceParam, listParams, textParam } from '#lib/router/listParams';

/** The query of a contact's address: search, tag to filter by, and whether the open contact is being edited. */
export const contactParams = listParams({
  q: textParam(),
  tag: textParam(80),
  /** `new`: the id is free, and the form opens blank. */
  mode: choiceParam(['', 'edit', 'new'], ''),
});

/** The path of a contact, or of the list. */
export function contactPath(id?: string): string {
  return id === undefined ? paths.contacts : paths.contact.replace(':id', encodeURIComponent(id));
}
