import type { QueryClient } from '@tanstack/react-query';

import { downloadFile } from '#lib/browser/downloadFile';

import type { FileItem } from './api';
import { freeName, nameKey, toDeviceName } from './fileNames';
import { isFolder } from './fileTree';
import { folderQuery, loadContent } from './queries';
import { zipFiles } from './zipFiles';
import type { ZipEntry } from './zipFiles';

export interface DownloadOptions {
  client: QueryClient;
  language: string;
  /** Name of an archive of several items, without its ending. */
  archiveName: string;
  signal: AbortSignal;
}

/** The files in items, with paths that every operating system can store. */
async function entriesOf(
  items: readonly FileItem[],
  path: string,
  { client, language, signal }: Omit<DownloadOptions, 'archiveName'>,
): Promise<ZipEntry[]> {
  const taken = new Set<string>();
  const entries: ZipEntry[] = [];
  for (const item of items) {
    signal.throwIfAborted();
    // Two names that differ here can be the same on a device.
    const name = freeName(toDeviceName(item.name), taken);
    taken.add(nameKey(name));
    const { id, modifiedAt } = item;
    if (isFolder(item)) {
      const { folders, files } = await client.fetchQuery(folderQuery(id, language));
      const inside = [...folders, ...files];
      if (inside.length === 0) entries.push({ path: `${path}${name}/`, modifiedAt, load: async () => new Blob() });
      entries.push(...(await entriesOf(inside, `${path}${name}/`, { client, language, signal })));
    } else entries.push({ path: path + name, modifiedAt, load: () => loadContent(id, signal) });
  }
  return entries;
}

/** Saves a file to the device; several, or a folder, as a zip archive. Rejects with the signal's reason if it aborts. */
export async function downloadItems(items: readonly FileItem[], options: DownloadOptions): Promise<void> {
  const [first] = items;
  if (first && items.length === 1 && !isFolder(first)) {
    downloadFile(toDeviceName(first.name), await loadContent(first.id, options.signal));
    return;
  }
  const entries = await entriesOf(items, '', options);
  const archive = await zipFiles(entries, options.signal);
  downloadFile(`${toDeviceName(first && items.length === 1 ? first.name : options.archiveName)}.zip`, archive);
}
