import { formatBytes } from '#lib/format/formatBytes';
import type { FileItem, LocatedItem } from '#modules/file-manager/api';
import { FileTree, isFolder } from '#modules/file-manager/fileTree';

import type { DataLanguage } from '#mocks/core/localized';

import { readTree } from './ownFiles';
import type { OwnFiles, Tree } from './ownFiles';
import type { StoredFile } from './store';

const countText = (count: number, language: DataLanguage) =>
  language === 'tr' ? `${count} dosya` : `${count} ${count === 1 ? 'file' : 'files'}`;

/** Serves items, whose sizes are sums over the tree. */
export function serializer(tree: Tree, language: DataLanguage) {
  const totals = tree.totals();
  const toItem = (stored: StoredFile): FileItem => {
    const { content: _content, ...item } = stored;
    const total = isFolder(stored) ? (totals.get(stored.id) ?? { bytes: 0, files: 0 }) : undefined;
    const bytes = total?.bytes ?? stored.bytes;
    return {
      ...item,
      bytes,
      size: formatBytes(bytes, language),
      fileCount: total?.files ?? null,
      contents: total ? countText(total.files, language) : null,
    };
  };
  const toLocated = (stored: StoredFile): LocatedItem => ({
    ...toItem(stored),
    trashedAt: tree.trashedAt(stored),
    path: tree.ancestorsOf(stored).map(({ id, name }) => ({ id, name })),
  });
  return { toItem, toLocated };
}

/** The serializer of some items, which reads the others only for the sums of folders. */
const serializerOf = async (own: OwnFiles, language: DataLanguage, items: readonly StoredFile[]) =>
  serializer(items.some(isFolder) ? await readTree(own) : new FileTree(items), language);

/** Items as they are served. */
export async function serializeItems(
  own: OwnFiles,
  language: DataLanguage,
  items: readonly StoredFile[],
): Promise<FileItem[]> {
  return items.map((await serializerOf(own, language, items)).toItem);
}

/** An item as it is served. */
export async function serializeItem(own: OwnFiles, language: DataLanguage, item: StoredFile): Promise<FileItem> {
  return (await serializerOf(own, language, [item])).toItem(item);
}
