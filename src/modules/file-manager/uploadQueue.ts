import type { QueryClient } from '@tanstack/react-query';

import { HttpError, NetworkError } from '#lib/http/request';
import { createMutationRunner } from '#lib/query/createMutationRunner';
import { currentSession, subscribeToSession } from '#lib/session/session';
import { createStore } from '#lib/store/createStore';
import type { ReadableStore } from '#lib/store/createStore';
import { uploadTimeoutMs } from '#lib/uploads/useUploads';

import { giveUpAbandoned, noteUploads } from './abandonedUploads';
import type { ConflictChoice } from './api';
import { askAboutConflict } from './conflicts';
import type { ConflictAnswer } from './conflicts';
import { fromDeviceName } from './fileNames';
import { fileLimits } from './limits';
import { completeUploadMutation, createFolderMutation, fileKeys, uploadCalls } from './queries';

/** Why a file was not uploaded. */
type UploadFailure = 'too-large' | 'storage-full' | 'unreadable' | 'folder-gone' | 'refused';

/** A file on its way. */
export interface Upload {
  id: string;
  name: string;
  /** Folders of the device between the chosen one and the file. */
  path: readonly string[];
  bytes: number;
  /** Bytes that have arrived. */
  sent: number;
  /** `interrupted`: the connection is lost; it goes on by itself when it is back. */
  status: 'waiting' | 'uploading' | 'paused' | 'interrupted' | 'done' | 'failed';
  failure?: UploadFailure | undefined;
}

/** A file of the device, with the folders in which it was chosen. */
export interface DeviceFile {
  file: File;
  path: readonly string[];
}

/** The uploads of this tab, which go on whatever page is shown. */
export interface UploadQueue extends ReadableStore<readonly Upload[]> {
  /** Uploads files into a folder, with the folders in which they are. */
  add: (files: readonly DeviceFile[], folderId: string | null) => void;
  pause: (ids: readonly string[]) => void;
  /** Goes on with files that were paused, interrupted or failed. */
  resume: (ids: readonly string[]) => void;
  /** Gives files up, and forgets what has arrived of them. */
  cancel: (ids: readonly string[]) => void;
  /** Takes those that have ended out of the list. */
  clear: () => void;
}

/** One choice of files: its folders are made once, and one answer can be for all its files. */
interface Batch {
  folderId: string | null;
  folders: Map<string, Promise<string | null>>;
  answer?: ConflictAnswer | undefined;
}

interface Source {
  file: File;
  batch: Batch;
  conflict?: ConflictChoice | undefined;
  controller?: AbortController | undefined;
}

/** Files that are sent side by side. */
const parallel = 2;

/** How long the lists wait for further files in ms before they are fetched again. */
const refreshDelayMs = 400;

/** How long an interrupted upload waits in ms before it is tried again, where the browser knows of no lost connection. */
const retryDelayMs = 5000;

const isNameTaken = (error: unknown) =>
  error instanceof HttpError && (error.problem.errors ?? []).some(({ code }) => code === 'not_unique');

const isConnectionLost = (error: unknown) => error instanceof NetworkError && error.reason !== 'malformed';

function failureOf(error: unknown): UploadFailure {
  if (error instanceof HttpError) {
    if (error.problem.code === 'payload-too-large') return 'too-large';
    if (error.problem.code === 'storage-full') return 'storage-full';
    if (error.status === 404) return 'folder-gone';
  }
  // The file was deleted or changed on the device.
  return error instanceof DOMException ? 'unreadable' : 'refused';
}

/** Whether an upload has yet to end. */
export const isOpen = ({ status }: Upload): boolean => status !== 'done' && status !== 'failed';

/** Creates the uploads of a client. */
function createUploadQueue(client: QueryClient): UploadQueue {
  const store = createStore<readonly Upload[]>([]);
  const sources = new Map<string, Source>();
  /** Uploads of which the back end may have something that is not a file yet. */
  const begun = new Set<string>();
  const { run } = createMutationRunner(client);
  let refresh: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const find = (id: string) => store.get().find((upload) => upload.id === id);
  const change = (id: string, changes: Partial<Upload>) =>
    store.set(store.get().map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));

  function setBegun(id: string, isBegun: boolean) {
    if (begun.has(id) === isBegun) return;
    if (isBegun) begun.add(id);
    else begun.delete(id);
    const session = currentSession();
    if (session.status === 'authenticated') noteUploads(session.user.id, [...begun]);
  }

  /** Forgets on the back end what has arrived. */
  async function drop(id: string): Promise<void> {
    try {
      await uploadCalls.cancel({ query: { id } });
    } catch (error) {
      // It was complete, or nothing had arrived.
      if (!(error instanceof HttpError)) throw error;
    }
  }

  function refreshLists() {
    refresh ??= setTimeout(() => {
      refresh = undefined;
      void client.invalidateQueries({ queryKey: fileKeys.all });
    }, refreshDelayMs);
  }

  /** The id of the folder for a path, which is made, or merged with the one that has its name. */
  function folderFor(batch: Batch, path: readonly string[]): Promise<string | null> {
    if (path.length === 0) return Promise.resolve(batch.folderId);
    const key = path.join('/');
    const known = batch.folders.get(key);
    if (known) return known;
    const made = folderFor(batch, path.slice(0, -1)).then(async (folderId) => {
      const input = { id: crypto.randomUUID(), folderId, name: path.at(-1) ?? '' };
      try {
        return (await run(createFolderMutation(), { ...input, conflict: 'existing' })).id;
      } catch (error) {
        // A file has the name.
        if (!isNameTaken(error)) throw error;
        return (await run(createFolderMutation(), { ...input, conflict: 'keep-both' })).id;
      }
    });
    batch.folders.set(key, made);
    made.catch(() => batch.folders.delete(key));
    return made;
  }

  /** Starts or goes on; returns the bytes that have arrived, or `undefined` for a file that is skipped. */
  async function begin(upload: Upload, source: Source, signal: AbortSignal): Promise<number | undefined> {
    const { id, name, bytes } = upload;
    const folderId = await folderFor(source.batch, upload.path);
    async function send(conflict: ConflictChoice | undefined) {
      const isFirst = !begun.has(id);
      // Before the call, whose response may be lost.
      setBegun(id, true);
      try {
        return await uploadCalls.start({
          body: {
            upload: { id, folderId, name, bytes, mediaType: source.file.type.slice(0, 200) },
            ...(conflict !== undefined && conflict !== 'skip' && { conflict }),
          },
          signal,
        });
      } catch (error) {
        if (isFirst && error instanceof HttpError) setBegun(id, false);
        throw error;
      }
    }
    try {
      return (await send(source.conflict)).received;
    } catch (error) {
      if (!isNameTaken(error)) throw error;
      const answer = source.batch.answer ?? (await askAboutConflict([name], sources.size > 1));
      signal.throwIfAborted();
      if (answer?.forAll) source.batch.answer = answer;
      source.conflict = answer?.choice ?? 'skip';
      return source.conflict === 'skip' ? undefined : (await send(source.conflict)).received;
    }
  }

  async function transfer(upload: Upload, source: Source, signal: AbortSignal): Promise<void> {
    const { id, bytes } = upload;
    let received = await begin(upload, source, signal);
    if (received === undefined) {
      forget(id);
      return;
    }
    while (received < bytes) {
      change(id, { sent: received });
      const part = source.file.slice(received, received + fileLimits.partBytes);
      // Read first, to tell an unreadable file from a lost connection.
      const content = new Blob([await part.arrayBuffer()]);
      const state = await uploadCalls.part({
        body: { id, offset: String(received), content: new File([content], 'part') },
        signal,
        timeout: uploadTimeoutMs,
      });
      received = state.received;
    }
    signal.throwIfAborted();
    await run(completeUploadMutation(), id);
    change(id, { sent: bytes, status: 'done' });
    setBegun(id, false);
    sources.delete(id);
    refreshLists();
  }

  async function upload(id: string): Promise<void> {
    const source = sources.get(id);
    const one = find(id);
    if (!source || !one) return;
    const controller = new AbortController();
    source.controller = controller;
    change(id, { status: 'uploading', failure: undefined });
    try {
      await transfer(one, source, controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) {
        if (isConnectionLost(error)) {
          change(id, { status: 'interrupted' });
          retryLater();
        } else change(id, { status: 'failed', failure: failureOf(error) });
      }
    } finally {
      if (source.controller === controller) source.controller = undefined;
      pump();
    }
  }

  function pump() {
    const all = store.get();
    const running = all.filter(({ status }) => status === 'uploading').length;
    for (const { id } of all.filter(({ status }) => status === 'waiting').slice(0, parallel - running)) {
      void upload(id);
    }
    guardPage();
  }

  /** Takes an upload out of the list, and what has arrived of it from the back end. */
  function giveUp(id: string) {
    sources.get(id)?.controller?.abort();
    // What cannot be dropped now is forgotten after a day.
    if (begun.has(id)) void drop(id).catch(() => {});
    forget(id);
  }

  function forget(id: string) {
    setBegun(id, false);
    sources.delete(id);
    store.set(store.get().filter((one) => one.id !== id));
  }

  // The browser asks before it leaves a page whose files are on their way.
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  function guardPage() {
    globalThis.removeEventListener?.('beforeunload', warn);
    if (store.get().some(isOpen)) globalThis.addEventListener?.('beforeunload', warn);
  }

  function resume(ids: readonly string[]) {
    for (const id of ids) {
      const one = find(id);
      // What can never be uploaded stays refused.
      if (one && one.status !== 'done' && one.status !== 'uploading' && one.bytes <= fileLimits.fileBytes) {
        change(id, { status: 'waiting', failure: undefined });
      }
    }
    pump();
  }

  const idsWith = (...statuses: ReadonlyArray<Upload['status']>) =>
    store.get().flatMap(({ id, status }) => (statuses.includes(status) ? [id] : []));

  const resumeInterrupted = () => resume(idsWith('interrupted'));
  globalThis.addEventListener?.('online', resumeInterrupted);

  /** A request can fail after the connection is back, when nothing announces that any more. */
  function retryLater() {
    retry ??= setTimeout(() => {
      retry = undefined;
      if (navigator.onLine) resumeInterrupted();
    }, retryDelayMs);
  }

  const queue: UploadQueue = {
    get: store.get,
    getInitial: store.getInitial,
    subscribe: store.subscribe,
    add(files, folderId) {
      const batch: Batch = { folderId, folders: new Map() };
      const added = files.map(({ file, path }): Upload => {
        const id = crypto.randomUUID();
        const isTooLarge = file.size > fileLimits.fileBytes;
        sources.set(id, { file, batch });
        return {
          id,
          name: fromDeviceName(file.name),
          path: path.map(fromDeviceName),
          bytes: file.size,
          sent: 0,
          status: isTooLarge ? 'failed' : 'waiting',
          failure: isTooLarge ? 'too-large' : undefined,
        };
      });
      store.set([...store.get(), ...added]);
      pump();
    },
    pause(ids) {
      for (const id of ids) {
        const one = find(id);
        if (one?.status !== 'waiting' && one?.status !== 'uploading') continue;
        change(id, { status: 'paused' });
        sources.get(id)?.controller?.abort();
      }
      pump();
    },
    resume,
    cancel(ids) {
      for (const id of ids) giveUp(id);
      pump();
    },
    clear() {
      for (const { id } of store.get().filter((one) => !isOpen(one))) giveUp(id);
    },
  };

  subscribeToSession(() => {
    // The files are those of the person who was signed in.
    if (currentSession().status === 'anonymous') {
      for (const { id } of store.get()) {
        sources.get(id)?.controller?.abort();
        forget(id);
      }
      guardPage();
    }
  });

  const session = currentSession();
  if (session.status === 'authenticated') void giveUpAbandoned(session.user.id, drop).catch(() => {});

  return queue;
}

const queues = new WeakMap<QueryClient, UploadQueue>();

/** The uploads of a client. */
export function uploadQueueOf(client: QueryClient): UploadQueue {
  const known = queues.get(client) ?? createUploadQueue(client);
  queues.set(client, known);
  return known;
}
