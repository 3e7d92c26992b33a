import * as z from 'zod/mini';

import { endpoint } from '#lib/http/endpoint';
import type { NavigationItem } from '#lib/navigation/navigationTree';

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));
const id = z.string().check(z.regex(/^[a-z0-9]+([.-][a-z0-9]+)*$/), z.maxLength(80));

/** A number or short text at the end of an item. */
export const navigationBadgeSchema = z.object({
  title: text(12),
  tone: z.exactOptional(z.enum(['primary', 'accent', 'neutral', 'info', 'success', 'warning', 'error'])),
  look: z.exactOptional(z.enum(['pill', 'rectangle', 'oval', 'text'])),
});

const entry = {
  id,
  title: text(120),
  subtitle: z.exactOptional(text(160)),
  icon: z.exactOptional(z.string().check(z.regex(/^\w+:[\w-]+$/))),
  badge: z.exactOptional(navigationBadgeSchema),
  disabled: z.exactOptional(z.boolean()),
  hidden: z.exactOptional(z.boolean()),
  tooltip: z.exactOptional(text(160)),
};

/** A navigation item with its children. Texts are in the requested language. */
export const navigationItemSchema: z.ZodMiniType<NavigationItem> = z.union([
  z.object({
    ...entry,
    type: z.literal('basic'),
    link: z.exactOptional(z.string().check(z.regex(/^(\/(?![/\\])|https:\/\/)/), z.maxLength(500))),
    exactMatch: z.exactOptional(z.boolean()),
    externalLink: z.exactOptional(z.boolean()),
    target: z.exactOptional(z.enum(['_self', '_blank'])),
  }),
  z.object({
    ...entry,
    type: z.enum(['collapsable', 'group', 'aside']),
    get children() {
      return z.array(navigationItemSchema);
    },
  }),
  z.object({ id, type: z.enum(['divider', 'spacer']), hidden: z.exactOptional(z.boolean()) }),
]);

const tree = z.array(navigationItemSchema);

/** The console's four navigation trees; each layout renders one of them. */
export const navigationSchema = z.object({ compact: tree, default: tree, futuristic: tree, horizontal: tree });
/** The console's four navigation trees. */
export type Navigation = z.infer<typeof navigationSchema>;

/** `GET api/common/navigation` (demo modules, "Common"). */
export const getNavigation = endpoint({
  method: 'GET',
  path: 'api/common/navigation',
  summary: 'Gives the navigation of the console in its four arrangements',
  response: navigationSchema,
  access: 'user',
});
