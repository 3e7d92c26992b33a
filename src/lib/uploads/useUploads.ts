import { useRef, useState } from 'react';

import { minuteMs } from '#lib/time/duration';

/** How long an upload may take in ms: longer than other requests, because files are large and networks slow. */
export const uploadTimeoutMs = 5 * minuteMs;

/** A chosen file on its way to the server. */
export interface Upload<Result> {
  /** Stable while the file is in the list, also when it is uploaded again. */
  readonly key: number;
  readonly file: File;
  readonly status: 'uploading' | 'done' | 'failed';
  /** The response, once it is done. */
  readonly result?: Result | undefined;
  /** Why it failed. */
  readonly error?: unknown;
}

export interface UploadsOptions<Result> {
  /** Uploads one file; the signal cancels it. */
  send: (file: File, signal: AbortSignal) => Promise<Result>;
  /** Called with each response. Other files may be added or removed meanwhile: state must be updated by function. */
  onDone?: ((result: Result, file: File) => void) | undefined;
}

/** The uploads of one field. */
export interface Uploads<Result> {
  readonly list: readonly Upload<Result>[];
  /** Number of files that are being uploaded. */
  readonly uploading: number;
  /** Adds files and uploads them at once, side by side. */
  add: (files: readonly File[]) => void;
  /** Uploads a failed file again. */
  retry: (file: File) => void;
  /** Takes a file out of the list, and cancels its upload. */
  remove: (file: File) => void;
}

let lastKey = 0;

/** Uploads files as soon as they are chosen, and holds what is on its way, has failed or is done. */
export function useUploads<Result>({ send, onDone }: UploadsOptions<Result>): Uploads<Result> {
  const [list, setList] = useState<readonly Upload<Result>[]>([]);
  const controllers = useRef(new Map<File, AbortController>());

  const change = (file: File, changes: Partial<Upload<Result>>) =>
    setList((all) => all.map((upload) => (upload.file === file ? { ...upload, ...changes } : upload)));

  async function upload(file: File) {
    const controller = new AbortController();
    controllers.current.set(file, controller);
    try {
      const result = await send(file, controller.signal);
      controller.signal.throwIfAborted();
      change(file, { status: 'done', result });
      onDone?.(result, file);
    } catch (error) {
      if (!controller.signal.aborted) change(file, { status: 'failed', error });
    }
  }

  function add(files: readonly File[]) {
    const added = files.map((file): Upload<Result> => {
      lastKey += 1;
      return { key: lastKey, file, status: 'uploading' };
    });
    setList((all) => [...all, ...added]);
    for (const file of files) void upload(file);
  }

  function remove(file: File) {
    controllers.current.get(file)?.abort();
    controllers.current.delete(file);
    setList((all) => all.filter((one) => one.file !== file));
  }

  return {
    list,
    uploading: list.filter(({ status }) => status === 'uploading').length,
    add,
    retry(file) {
      change(file, { status: 'uploading', error: undefined });
      void upload(file);
    },
    remove,
  };
}
