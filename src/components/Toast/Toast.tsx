import { createContext, use, useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { createStore } from '#lib/store/createStore';
import type { ReadableStore } from '#lib/store/createStore';
import { useStore } from '#lib/store/useStore';

import type * as styles from './Toast.css';
import { ToastRegion } from './ToastRegion';

/** A short message about something that has happened. */
export type ToastMessage = {
  /** What happened, in one sentence. */
  text: string;
  /** `error` interrupts a screen reader; the others wait for a pause. */
  tone?: keyof typeof styles.tone;
  /** A single action; it closes the message. With `undo`, Ctrl+Z (Command+Z) does it while the message stands. */
  action?: { label: string; onClick: () => void; undo?: boolean | undefined };
  /**
   * Time in ms until it disappears: at least 5000, `Infinity` until it is dismissed. Defaults to 5000, to 10000 with an
   * action, and to `Infinity` for an error.
   */
  duration?: number;
  /** Language of the texts, for a page that may be in another once they are shown. Defaults to the language of the page. */
  language?: string;
};

/** A message in the queue. */
export type QueuedToast = ToastMessage & { id: number };

/** Shows and dismisses toasts; returned by `useToast`. */
export type Toaster = {
  /** Queues a message and returns its id. */
  show: (message: ToastMessage) => number;
  /** Removes a message by the id that `show` returned. */
  dismiss: (id: number) => void;
};

/** A queue of messages that can be filled from outside React. Its value: queued and visible messages, oldest first. */
export type ToastQueue = Toaster & ReadableStore<readonly QueuedToast[]>;

const ToasterContext = createContext<Toaster | null>(null);
let lastId = 0;

/** Creates a queue for a `ToastProvider` that also receives messages from outside the provider's subtree. */
export function createToastQueue(): ToastQueue {
  const { set, ...queue } = createStore<readonly QueuedToast[]>([]);
  return {
    ...queue,
    show(message) {
      lastId += 1;
      set([...queue.get(), { ...message, id: lastId }]);
      return lastId;
    },
    dismiss(id) {
      const toasts = queue.get();
      if (toasts.some((toast) => toast.id === id)) set(toasts.filter((toast) => toast.id !== id));
    },
  };
}

export type ToastProviderProps = {
  children?: ReactNode;
  /** The queue to show. Defaults to an internal one. */
  queue?: ToastQueue;
  /** Maximum number of visible messages; more would cover the page, so the others wait. */
  max?: number;
};

/**
 * Provides the toast queue and shows it above everything. Render it once, outside the routes, so that a message
 * outlives the screen that showed it.
 */
export function ToastProvider({ children, queue: given, max = 3 }: ToastProviderProps) {
  const [own] = useState(createToastQueue);
  const toaster = given ?? own;
  const queue = useStore(toaster);
  const [used, setUsed] = useState(false);
  if (queue.length > 0 && !used) setUsed(true);
  return (
    <ToasterProvider toaster={toaster}>
      {children}
      {/* Nothing before the first message: there is no document to portal into at prerender. */}
      {used ? <ToastRegion queue={queue} max={max} onDismiss={toaster.dismiss} /> : null}
    </ToasterProvider>
  );
}

export type ToasterProviderProps = {
  /** Queue whose messages are shown. */
  toaster: Toaster;
  children: ReactNode;
};

/** Sends the messages of its subtree to a queue that a `ToastProvider` elsewhere shows. */
export function ToasterProvider({ toaster, children }: ToasterProviderProps) {
  return <ToasterContext value={toaster}>{children}</ToasterContext>;
}

/** Returns the toaster of the surrounding `ToastProvider`; throws if there is none. */
export function useToast(): Toaster {
  const toaster = use(ToasterContext);
  if (!toaster) {
    throw new Error(
      'useToast found no ToastProvider above, so its messages would be lost. Wrap the application in one.',
    );
  }
  return toaster;
}

/** What has just happened, and how to take it back. */
export type UndoOffer = {
  /** What happened, in one sentence. */
  text: string;
  /** Takes it back. */
  undo: () => void;
  /**
   * Resolves to whether the server has accepted what happened. Until then undo waits, so that what is undone is never an
   * earlier change; `false` withdraws the offer.
   */
  saved?: Promise<boolean> | undefined;
};

/** Time in ms in which a change can be taken back. */
const undoDurationMs = 8000;

/**
 * Returns the function that says what has happened and offers to take it back: by the button of a toast, and with
 * Ctrl+Z (Command+Z) while it stands.
 */
export function useUndo(): (offer: UndoOffer) => void {
  const { t } = useTranslation('components');
  const toast = useToast();
  return useCallback(
    ({ text, undo, saved }) => {
      const undoWhenSaved = () => void saved?.then((isSaved) => isSaved && undo());
      const id = toast.show({
        text,
        tone: 'success',
        duration: undoDurationMs,
        action: { label: t('toast.undo'), onClick: saved ? undoWhenSaved : undo, undo: true },
      });
      void saved?.then((isSaved) => isSaved || toast.dismiss(id));
    },
    [toast, t],
  );
}
