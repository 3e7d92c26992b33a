import { foldDiacritics } from '#lib/text/foldDiacritics';

/** Tone of a navigation badge. */
type NavigationTone = 'primary' | 'accent' | 'neutral' | 'info' | 'success' | 'warning' | 'error';

/** A number or a short word at the end of an item. */
export type NavigationBadge = {
  title: string;
  tone?: NavigationTone;
  look?: 'pill' | 'rectangle' | 'oval' | 'text';
};

type BaseEntry = {
  /** Unique in its tree, and the same for an item in every tree. */
  id: string;
  title: string;
  /** Secondary text. */
  subtitle?: string;
  /** Name in the icon sets, `<set>:<name>`: `heroicons_outline:home`. */
  icon?: string;
  badge?: NavigationBadge;
  /** Focusable, but without a link. */
  disabled?: boolean;
  /** Removes the item and its children. */
  hidden?: boolean;
  /** Explains the item, or why it is disabled. */
  tooltip?: string;
};

/** An item that links to a page. */
export type NavigationLink = BaseEntry & {
  type: 'basic';
  /** A path of this app with its query, or an absolute URL. Without it the item is text. */
  link?: string;
  /** Active only at exactly this address, not at addresses below it. */
  exactMatch?: boolean;
  /** Opened by the browser instead of the router. */
  externalLink?: boolean;
  /** Where an external link opens. */
  target?: '_self' | '_blank';
};

/** An item with children: collapsible (`collapsable`), always visible (`group`) or in a second panel (`aside`). */
export type NavigationBranch = BaseEntry & {
  type: 'collapsable' | 'group' | 'aside';
  children: readonly NavigationItem[];
};

/** A line between items (`divider`), or space that pushes the following items to the end (`spacer`). */
type NavigationSeparator = { type: 'divider' | 'spacer'; id: string; hidden?: boolean };

/** One item of a navigation. */
export type NavigationItem = NavigationLink | NavigationBranch | NavigationSeparator;

/** Whether an item has children. */
export function isBranch(item: NavigationItem): item is NavigationBranch {
  return 'children' in item;
}

const origin = 'https://navigation.invalid';

function parseAddress(address: string) {
  const url = URL.parse(address, origin);
  if (!url || url.origin !== origin) return undefined;
  const segments = url.pathname.split('/').filter((segment) => segment !== '');
  return { segments, query: [...url.searchParams] };
}

/**
 * Whether an item is active at an address (path and query). Without `exactMatch` also at addresses below it: compared
 * by path segments, so that `/task` does not match `/tasks`, and with at least the query parameters of the link.
 */
export function isActive(item: NavigationItem, at: string): boolean {
  if (item.type !== 'basic' || item.link === undefined) return false;
  const link = parseAddress(item.link);
  const page = parseAddress(at);
  if (!link || !page) return false;
  // Every page is below the root, so the root matches only itself.
  const exact = item.exactMatch === true || link.segments.length === 0;
  if (exact && (link.segments.length !== page.segments.length || link.query.length !== page.query.length)) return false;
  const sameStart = link.segments.every((segment, index) => segment === page.segments[index]);
  return (
    sameStart &&
    link.query.every(([name, value]) => page.query.some(([other, found]) => other === name && found === value))
  );
}

/** Whether an item or one of its descendants is active. */
export function containsActive(item: NavigationItem, at: string): boolean {
  return isBranch(item) ? item.children.some((child) => containsActive(child, at)) : isActive(item, at);
}

/** Ids of the branches to open around the active item, outermost first. */
export function activeAncestorIds(tree: readonly NavigationItem[], at: string): string[] {
  for (const item of tree) {
    if (isBranch(item) && containsActive(item, at)) return [item.id, ...activeAncestorIds(item.children, at)];
  }
  return [];
}

/** Ids of the branches around an item, outermost first; `undefined` if the tree does not contain it. */
export function ancestorsOf(tree: readonly NavigationItem[], id: string): string[] | undefined {
  for (const item of tree) {
    if (item.id === id) return [];
    const below = isBranch(item) ? ancestorsOf(item.children, id) : undefined;
    if (below) return [item.id, ...below];
  }
  return undefined;
}

/**
 * The open branches after toggling one: opening closes the others, except its ancestors and those of the active item.
 */
export function toggleBranch(
  open: ReadonlySet<string>,
  id: string,
  tree: readonly NavigationItem[],
  at: string,
): ReadonlySet<string> {
  if (open.has(id)) return new Set([...open].filter((one) => one !== id));
  const ancestors = activeAncestorIds(tree, at).filter((one) => open.has(one));
  return new Set([...(ancestorsOf(tree, id) ?? []), ...ancestors, id]);
}

/** The tree with badges at some of its items, by their ids. */
export function withBadges(
  tree: readonly NavigationItem[],
  badges: Readonly<Record<string, string>>,
): NavigationItem[] {
  return tree.map((item) => {
    const title = badges[item.id];
    const changed = isBranch(item) ? { ...item, children: withBadges(item.children, badges) } : item;
    return title === undefined || !isEntry(changed) ? changed : { ...changed, badge: { title, tone: 'primary' } };
  });
}

/** The tree without hidden items, empty branches, and separators at either end. */
export function withoutHidden(tree: readonly NavigationItem[]): NavigationItem[] {
  const visible = tree.flatMap((item): NavigationItem[] => {
    if (item.hidden) return [];
    if (!isBranch(item)) return [item];
    const children = withoutHidden(item.children);
    return children.some(isEntry) ? [{ ...item, children }] : [];
  });
  return visible.filter((item, index) => {
    if (item.type !== 'divider') return true;
    const before = visible[index - 1];
    return before !== undefined && before.type !== 'divider' && visible.slice(index + 1).some(isEntry);
  });
}

const isEntry = (item: NavigationItem): item is NavigationLink | NavigationBranch => 'title' in item;

/** All links and branches of a tree, branches before their children. */
export function flattenTree(tree: readonly NavigationItem[]): Array<NavigationLink | NavigationBranch> {
  return tree.flatMap((item) =>
    isBranch(item) ? [item, ...flattenTree(item.children)] : item.type === 'basic' ? [item] : [],
  );
}

/**
 * Filters a tree by title and subtitle; every word must match. A matching branch keeps all its children, and a word may
 * also match the title of an ancestor. Without words the tree is complete.
 */
export function filterTree(tree: readonly NavigationItem[], words: string): readonly NavigationItem[] {
  const wanted = foldDiacritics(words)
    .split(/\s+/)
    .filter((word) => word !== '');
  return wanted.length === 0 ? tree : filterItems(tree, wanted);
}

function filterItems(tree: readonly NavigationItem[], wanted: readonly string[]): NavigationItem[] {
  return tree.flatMap((item): NavigationItem[] => {
    if (!isEntry(item)) return [];
    const text = foldDiacritics(`${item.title} ${item.subtitle ?? ''}`);
    const missing = wanted.filter((word) => !text.includes(word));
    if (!isBranch(item)) return missing.length === 0 ? [item] : [];
    if (missing.length === 0) return [item];
    const children = filterItems(item.children, missing);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}
