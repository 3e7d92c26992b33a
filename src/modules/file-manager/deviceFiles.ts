import type { DeviceFile } from './uploadQueue';

/** Files that operating systems leave in folders, and nobody means to upload. */
const isSystemFile = (name: string) => name === '.DS_Store' || name === 'Thumbs.db' || name === 'desktop.ini';

/** The files of a field; those of a folder come with the folders in which they are. */
export function filesOfField(list: FileList | null): DeviceFile[] {
  return [...(list ?? [])]
    .filter(({ name }) => !isSystemFile(name))
    .map((file) => ({ file, path: file.webkitRelativePath.split('/').slice(0, -1) }));
}

const readFile = (entry: FileSystemFileEntry) => new Promise<File>((resolve, reject) => entry.file(resolve, reject));

/** All entries of a folder: a browser gives at most 100 at a time. */
async function readAll(entry: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = entry.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return all;
    all.push(...some);
  }
}

async function filesIn(entry: FileSystemEntry, path: readonly string[]): Promise<DeviceFile[]> {
  if (entry.isFile) {
    if (isSystemFile(entry.name)) return [];
    // A file that cannot be read any more is left out.
    const file = await readFile(entry as FileSystemFileEntry).catch(() => undefined);
    return file ? [{ file, path }] : [];
  }
  const inside = await readAll(entry as FileSystemDirectoryEntry);
  const found = await Promise.all(inside.map((one) => filesIn(one, [...path, entry.name])));
  return found.flat();
}

/** The files that were dropped, with those in folders. To be called while the drop is handled. */
export function filesOfDrop({ items, files }: DataTransfer): Promise<DeviceFile[]> {
  // Entries are gone as soon as the event has been handled.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (entries.length === 0) return Promise.resolve([...files].map((file) => ({ file, path: [] })));
  return Promise.all(entries.map((entry) => filesIn(entry, []))).then((found) => found.flat());
}
