import { foldForSearch } from '#lib/text/foldForSearch';

import { nameKey, splitEnding } from './fileNames';

/** What the rules of the tree know of an item. */
export interface TreeItem {
  readonly id: string;
  /** Null at the root. */
  readonly folderId: string | null;
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
  /** Set on what was moved to the trash itself, not on what it holds. */
  readonly trashedAt: string | null;
}

/** Whether an item is a folder. */
export const isFolder = ({ type }: { readonly type: string }): boolean => type === 'folder';

/** The formats that the specification names otherwise than by their ending. */
const formats: Readonly<Record<string, string>> = { xlsx: 'XLS', docx: 'DOC', jpeg: 'JPG' };

/** The type of a file by its name: PDF, XLS, DOC, TXT, JPG or its ending in capitals. */
export function typeOfFile(name: string): string {
  const ending = splitEnding(name).ending.slice(1).toLowerCase();
  return ending === '' ? 'FILE' : (formats[ending] ?? ending.toUpperCase());
}

/** The items of a person as a tree. Items whose folder does not exist count as being at the root. */
export class FileTree<Item extends TreeItem> {
  readonly #byId: ReadonlyMap<string, Item>;
  readonly #children = new Map<string | null, Item[]>();

  constructor(items: readonly Item[]) {
    this.#byId = new Map(items.map((item) => [item.id, item]));
    for (const item of items) {
      const parent = item.folderId !== null && this.#byId.has(item.folderId) ? item.folderId : null;
      const siblings = this.#children.get(parent);
      if (siblings) siblings.push(item);
      else this.#children.set(parent, [item]);
    }
  }

  get(id: string | null): Item | undefined {
    return id === null ? undefined : this.#byId.get(id);
  }

  /** The items of a folder that are not in the trash. */
  in(folderId: string | null): Item[] {
    return (this.#children.get(folderId) ?? []).filter(({ trashedAt }) => trashedAt === null);
  }

  /** The folders that contain an item, from the root. */
  ancestorsOf(item: Item): Item[] {
    const ancestors: Item[] = [];
    const seen = new Set([item.id]);
    for (let at = this.get(item.folderId); at && !seen.has(at.id); at = this.get(at.folderId)) {
      seen.add(at.id);
      ancestors.unshift(at);
    }
    return ancestors;
  }

  /** When an item, or a folder that contains it, was moved to the trash. */
  trashedAt(item: Item): string | null {
    return [...this.ancestorsOf(item), item].findLast(({ trashedAt }) => trashedAt !== null)?.trashedAt ?? null;
  }

  /** Whether an item or a folder that contains it is in the trash. */
  isTrashed(item: Item): boolean {
    return this.trashedAt(item) !== null;
  }

  /** An item and all that it holds, each before what it holds itself. */
  withDescendants(item: Item): Item[] {
    const all: Item[] = [];
    const waiting = [item];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      all.push(next);
      waiting.push(...(this.#children.get(next.id) ?? []));
    }
    return all;
  }

  /** Whether a folder is one of the items or inside one of them: moving them there would make a ring. */
  isInside(folderId: string | null, ids: readonly string[]): boolean {
    const folder = this.get(folderId);
    return folder !== undefined && [folder, ...this.ancestorsOf(folder)].some(({ id }) => ids.includes(id));
  }

  /** The items that no other one of them contains. */
  outermost(ids: readonly string[]): Item[] {
    const given = new Set(ids);
    return [...given].flatMap((id) => {
      const item = this.get(id);
      return item && !this.ancestorsOf(item).some((folder) => given.has(folder.id)) ? [item] : [];
    });
  }

  /** Keys of the names in a folder. */
  namesIn(folderId: string | null): Set<string> {
    return new Set(this.in(folderId).map(({ name }) => nameKey(name)));
  }

  /** Bytes and number of the files in each folder, on all levels; without what is in the trash, unless the folder is. */
  totals(): ReadonlyMap<string, { bytes: number; files: number }> {
    const totals = new Map<string, { bytes: number; files: number }>();
    for (const item of this.#byId.values()) {
      if (isFolder(item)) {
        if (!totals.has(item.id)) totals.set(item.id, { bytes: 0, files: 0 });
        continue;
      }
      if (item.trashedAt !== null) continue;
      for (const folder of this.ancestorsOf(item).toReversed()) {
        const total = totals.get(folder.id) ?? { bytes: 0, files: 0 };
        totals.set(folder.id, { bytes: total.bytes + item.bytes, files: total.files + 1 });
        if (folder.trashedAt !== null) break;
      }
    }
    return totals;
  }
}

/** What lists can be sorted by. */
export const fileSorts = ['name', 'modified', 'size', 'kind'] as const;
/** What a list is sorted by. */
export type FileSort = (typeof fileSorts)[number];

interface SortableItem {
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
  readonly modifiedAt: string;
}

const collators = new Map<string, Intl.Collator>();

/** Compares names as people of a language do, with numbers by their value. */
export function compareNames(language: string): (one: string, other: string) => number {
  const known = collators.get(language) ?? new Intl.Collator(language, { numeric: true });
  collators.set(language, known);
  return known.compare;
}

/** Items in an order; folders come first, whatever the order. */
export function sortFiles<Item extends SortableItem>(
  items: readonly Item[],
  { sort, order, language }: { sort: FileSort; order: 'asc' | 'desc'; language: string },
): Item[] {
  const compare = compareNames(language);
  const byName = (one: Item, other: Item) => compare(one.name, other.name);
  const by: Readonly<Record<FileSort, (one: Item, other: Item) => number>> = {
    name: byName,
    modified: (one, other) => (one.modifiedAt < other.modifiedAt ? -1 : one.modifiedAt > other.modifiedAt ? 1 : 0),
    size: (one, other) => one.bytes - other.bytes,
    kind: (one, other) => compare(one.type, other.type),
  };
  const direction = order === 'desc' ? -1 : 1;
  return items.toSorted(
    (one, other) =>
      Number(isFolder(other)) - Number(isFolder(one)) || direction * by[sort](one, other) || byName(one, other),
  );
}

/** Whether each word of a search is in the name or the description of an item. */
export function matchesSearch(
  { name, description }: { readonly name: string; readonly description: string | null },
  search: string,
): boolean {
  const plain = `${name}\n${description ?? ''}`;
  const folded = foldForSearch(plain);
  return search
    .split(/\s+/)
    .filter((word) => word !== '')
    .every((word) => {
      const wanted = foldForSearch(word);
      // Nothing is left of an emoji.
      return wanted === '' ? plain.includes(word) : folded.includes(wanted);
    });
}
