import * as z from 'zod/mini';

import { endpoint } from '#lib/http/endpoint';

import { isShortcutLink } from './link';

const text = (missing: string, longest: number, tooLong: string) =>
  z
    .string({ error: missing })
    .check(z.trim(), z.minLength(1, { error: missing }), z.maxLength(longest, { error: tooLong }));

const label = text('form.labelMissing', 80, 'form.labelLong');
const description = z.string().check(z.trim(), z.maxLength(160, { error: 'form.descriptionLong' }));
const icon = text('form.iconMissing', 120, 'form.iconLong');
const link = text('form.linkMissing', 2000, 'form.linkLong').check(
  z.refine(isShortcutLink, { error: 'form.linkWrong' }),
);
const useRouter = z.boolean({ error: 'form.useRouterMissing' });

/**
 * Input of a shortcut; label, icon, link and useRouter are required (specification, section 5). Its messages are
 * translation keys of the namespace `shortcuts`.
 */
export const shortcutInputSchema = z.object({ label, description: z.optional(description), icon, link, useRouter });
/** A shortcut without an id. */
export type ShortcutInput = z.infer<typeof shortcutInputSchema>;

const changeSchema = z.object({
  label: z.exactOptional(label),
  description: z.exactOptional(description),
  icon: z.exactOptional(icon),
  link: z.exactOptional(link),
  useRouter: z.exactOptional(useRouter),
});

// Looser than the input: an unsafe link is shown as text and must not break the rest of the list.
const shortcutSchema = z.object({
  id: z.string(),
  label: z.string(),
  description: z.optional(z.string()),
  /** Icon name, `<set>:<name>`. */
  icon: z.string(),
  link: z.string(),
  /** Whether the router follows the link; otherwise the browser does. */
  useRouter: z.boolean(),
});
/** A link that a person keeps in the header (specification, section 3). */
export type Shortcut = z.infer<typeof shortcutSchema>;

const id = z.string().check(z.minLength(1));
const path = 'api/common/shortcuts';

/** All shortcuts in their order. */
export const getShortcuts = endpoint({
  method: 'GET',
  path,
  summary: 'The shortcuts of the console, newest first',
  response: z.array(shortcutSchema),
  access: 'user',
});

/** Adds a shortcut to the front. */
export const createShortcut = endpoint({
  method: 'POST',
  path,
  summary: 'Adds a shortcut in front of the others',
  body: z.object({ shortcut: shortcutInputSchema }),
  response: shortcutSchema,
  access: 'user',
});

/** Changes a shortcut; omitted fields keep their value. */
export const updateShortcut = endpoint({
  method: 'PATCH',
  path,
  summary: 'Changes a shortcut; what is not sent stays as it is',
  body: z.object({ id, shortcut: changeSchema }),
  response: shortcutSchema,
  access: 'user',
  errors: ['not-found'],
});

/** Deletes a shortcut and returns it. */
export const deleteShortcut = endpoint({
  method: 'DELETE',
  path,
  summary: 'Removes a shortcut and answers the removed record',
  query: z.object({ id }),
  response: shortcutSchema,
  access: 'user',
  errors: ['not-found'],
});
