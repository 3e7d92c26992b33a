import { useQuery } from '@tanstack/react-query';

import type { FileItem } from './api';
import type { FileAddress } from './filePath';
import { isFolder } from './fileTree';
import { itemQuery } from './queries';

export interface PreviewedFileOptions {
  items: readonly FileItem[];
  /** Whether the list is still loading. */
  isPending: boolean;
  language: string;
}

/** The file that an address shows over its list, with its neighbours in the list. */
export function usePreviewedFile(address: FileAddress, { items, isPending, language }: PreviewedFileOptions) {
  const inList = items.find(({ id }) => id === address.preview);
  // A preview that was opened by its address may be of a file elsewhere.
  const elsewhere = useQuery({
    ...itemQuery(address.preview, language),
    enabled: address.preview !== '' && !isPending && inList === undefined,
  });
  const file = inList ?? elsewhere.data;
  const files = items.filter((item) => !isFolder(item));
  const at = files.findIndex(({ id }) => id === file?.id);
  /** What is in the trash has details only. */
  const isOpen = file?.trashedAt === null;
  return {
    file,
    isOpen,
    /** Id whose details open instead: of an item in the trash, or of one that does not exist. */
    detailsId: (file ? !isOpen : elsewhere.isFetched) ? address.preview : undefined,
    previous: at > 0 ? files[at - 1] : undefined,
    next: at >= 0 ? files[at + 1] : undefined,
  };
}
