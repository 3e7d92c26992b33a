import { useRef, useState } from 'react';
import type { DragEvent } from 'react';

import { paths } from '#domain/paths';

import { filesOfDrop } from './deviceFiles';
import { dragType } from './FileEntry';
import { dropTarget } from './FileEntry.css';
import { parseFileAddress } from './filePath';
import type { FilePlace } from './filePath';
import type { DeviceFile } from './uploadQueue';

export interface FileDropOptions {
  /** The place that is listed, where files land that are dropped on no other. */
  place: FilePlace;
  /** Called with files of the device that were dropped on a folder. */
  onFiles: (files: readonly DeviceFile[], folderId: string | null) => void;
  /** Called with ids of items that were dropped on a place; with Ctrl held they are to be copied. */
  onItems: (ids: readonly string[], place: FilePlace, copy: boolean) => void;
}

/** The place that an element stands for: a folder in the list, or a link to a place. */
function placeAt(target: EventTarget | null): { element: HTMLElement; place: FilePlace } | undefined {
  if (!(target instanceof Element)) return undefined;
  const folder = target.closest<HTMLElement>('[data-drop-folder]');
  if (folder) return { element: folder, place: { view: 'folder', folderId: folder.dataset['dropFolder'] ?? null } };
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (!link?.pathname.startsWith(paths.fileManager)) return undefined;
  const { view, folderId } = parseFileAddress(link.pathname.slice(paths.fileManager.length), '');
  return view === 'recent' ? undefined : { element: link, place: { view, folderId } };
}

/** Dropping files of the device, and items of the list, on the list, folders, the breadcrumb and the sidebar. */
export function useFileDrop({ place, onFiles, onItems }: FileDropOptions) {
  const marked = useRef<HTMLElement | undefined>(undefined);
  /** Whether files of the device are over the list. */
  const [isOver, setOver] = useState(false);
  const leaveTimer = useRef(0);

  function mark(element: HTMLElement | undefined) {
    if (marked.current === element) return;
    marked.current?.classList.remove(dropTarget);
    element?.classList.add(dropTarget);
    marked.current = element;
  }

  function end() {
    window.clearTimeout(leaveTimer.current);
    mark(undefined);
    setOver(false);
  }

  const kindOf = ({ dataTransfer: { types } }: DragEvent) =>
    types.includes(dragType) ? 'items' : types.includes('Files') ? 'files' : undefined;

  const props = {
    onDragOver(event: DragEvent) {
      const kind = kindOf(event);
      if (kind === undefined) return;
      const found = placeAt(event.target);
      const folder = kind === 'files' && found?.place.view !== 'folder' ? undefined : found;
      if (kind === 'items' && folder === undefined) {
        mark(undefined);
        return;
      }
      // Files can only land in a folder.
      if (kind === 'files' && folder === undefined && place.view !== 'folder') return;
      event.preventDefault();
      event.dataTransfer.dropEffect = kind === 'files' || event.ctrlKey || event.altKey ? 'copy' : 'move';
      mark(folder?.element);
      if (kind === 'files') {
        setOver(folder === undefined);
        // The browser says that the pointer has left by saying nothing more.
        window.clearTimeout(leaveTimer.current);
        leaveTimer.current = window.setTimeout(end, 300);
      }
    },
    onDrop(event: DragEvent) {
      const kind = kindOf(event);
      if (kind === undefined) return;
      event.preventDefault();
      const found = placeAt(event.target);
      end();
      if (kind === 'items') {
        if (!found) return;
        const ids: unknown = JSON.parse(event.dataTransfer.getData(dragType));
        if (Array.isArray(ids)) onItems(ids.map(String), found.place, event.ctrlKey || event.altKey);
      } else {
        const target = found?.place.view === 'folder' ? found.place : place;
        if (target.view !== 'folder') return;
        void filesOfDrop(event.dataTransfer).then((files) => onFiles(files, target.folderId));
      }
    },
    onDragEnd: end,
  };
  return { props, isOver };
}
