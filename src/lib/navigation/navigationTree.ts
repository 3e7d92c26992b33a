import { foldDiacritics } from '#lib/text/foldDiacritics';

/** Colour of a navigation badge, named like the tones of the theme. */
export type NavigationTone = 'primary' | 'accent' | 'neutral' | 'info' | 'success' | 'warning' | 'error';

/** A number or a short word at the end of an entry. */
export type NavigationBadge = {
  title: string;
  tone?: NavigationTone;
  look?: 'pill' | 'rectangle' | 'oval' | 'text';
};

type BaseEntry = {
  /** Unique in its tree, and the same for the same entry in every tree. */
  id: string;
  title: string;
  /** A second, quieter line. */
  subtitle?: string;
  /** `<set>:<name>` of the icon sets: `heroicons_outline:home`. */
  icon?: string;
  badge?: NavigationBadge;
  /** Can be reached and read, and leads nowhere. */
  disabled?: boolean;
  /** Left out, with all it holds. */
  hidden?: boolean;
  /** Says more than the title, or why the entry is disabled. */
  tooltip?: string;
};

/** An entry that leads somewhere. */
export type NavigationLink = BaseEntry & {
  type: 'basic';
  /** A path of this app with its query, or a full address. Without it the entry is text. */
  link?: string;
  /** Current only at this very address, not at those below it. */
  exactMatch?: boolean;
  /** Loaded by the browser and not by the router. */
  externalLink?: boolean;
  /** Where an external link opens. */
  target?: '_self' | '_blank';
};

/** An entry that holds others: folded (`collapsable`), always shown (`group`) or in a second panel (`aside`). */
export type NavigationBranch = BaseEntry & {
  type: 'collapsable' | 'group' | 'aside';
  children: readonly NavigationItem[];
};

/** A rule between entries (`divider`), or room that pushes what follows to the end (`spacer`). */
export type NavigationSeparator = { type: 'divider' | 'spacer'; id: string; hidden?: boolean };

/** One entry of a navigation. */
export type NavigationItem = NavigationLink | NavigationBranch | NavigationSeparator;

/** Whether an entry holds others. */
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
 * Whether an entry stands for the page at an address (path and query). Without `exactMatch` also for the pages below it:
 * by whole segments of the path, so that `/task` is not `/tasks`, and with at least the query that the link asks for.
 */
export function isActive(item: NavigationItem, at: string): boolean {
  if (item.type !== 'basic' || item.link === undefined) return false;
  const link = parseAddress(item.link);
  const page = parseAddress(at);
  if (!link || !page) return false;
  // The root is above every page, so it stands for itself alone.
  const exact = item.exactMatch === true || link.segments.length === 0;
  if (exact && (link.segments.length !== page.segments.length || link.query.length !== page.query.length)) return false;
  const sameStart = link.segments.every((segment, index) => segment === page.segments[index]);
  return (
    sameStart &&
    link.query.every(([name, value]) => page.query.some(([other, found]) => other === name && found === value))
  );
}

/** Whether an entry, or one inside it, stands for the page. */
export function containsActive(item: NavigationItem, at: string): boolean {
  return isBranch(item) ? item.children.some((child) => containsActive(child, at)) : isActive(item, at);
}

/** Ids of the branches that hold the entry of the page, outermost first: those to open. */
export function activeAncestorIds(tree: readonly NavigationItem[], at: string): string[] {
  for (const item of tree) {
    if (isBranch(item) && containsActive(item, at)) return [item.id, ...activeAncestorIds(item.children, at)];
  }
  return [];
}

/** Ids of the branches around an entry, outermost first; `undefined` where the tree does not hold it. */
export function ancestorsOf(tree: readonly NavigationItem[], id: string): string[] | undefined {
  for (const item of tree) {
    if (item.id === id) return [];
    const below = isBranch(item) ? ancestorsOf(item.children, id) : undefined;
    if (below) return [item.id, ...below];
  }
  return undefined;
}

/** Branches open after one is switched: opening closes the others, except those around it and around the page. */
export function toggleBranch(
  open: ReadonlySet<string>,
  id: string,
  tree: readonly NavigationItem[],
  at: string,
): ReadonlySet<string> {
  if (open.has(id)) return new Set([...open].filter((one) => one !== id));
  const kept = activeAncestorIds(tree, at).filter((one) => open.has(one));
  return new Set([...(ancestorsOf(tree, id) ?? []), ...kept, id]);
}

/** The tree without hidden entries, without branches that have nothing left, and without marks at either end. */
export function withoutHidden(tree: readonly NavigationItem[]): NavigationItem[] {
  const shown = tree.flatMap((item): NavigationItem[] => {
    if (item.hidden) return [];
    if (!isBranch(item)) return [item];
    const children = withoutHidden(item.children);
    return children.some(isEntry) ? [{ ...item, children }] : [];
  });
  return shown.filter((item, index) => {
    if (item.type !== 'divider') return true;
    const before = shown[index - 1];
    return before !== undefined && before.type !== 'divider' && shown.slice(index + 1).some(isEntry);
  });
}

const isEntry = (item: NavigationItem): item is NavigationLink | NavigationBranch => 'title' in item;

/** Every entry of a tree, branches before what they hold; marks are left out. */
export function flattenTree(tree: readonly NavigationItem[]): Array<NavigationLink | NavigationBranch> {
  return tree.flatMap((item) =>
    isBranch(item) ? [item, ...flattenTree(item.children)] : item.type === 'basic' ? [item] : [],
  );
}

/**
 * The entries whose title or subtitle holds every word that was typed, in their branches. A branch that matches keeps all
 * it holds; a word may also stand in the title of a branch around the entry. Without words the tree is whole.
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
