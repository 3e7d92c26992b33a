import { createContext, use, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';

import type * as styles from './Toast.css';
import { ToastRegion } from './ToastRegion';

/** A short message about something that has happened. */
export type ToastMessage = {
  text: string;
  /** `error` interrupts a screen reader; the others wait for a pause. */
  tone?: keyof typeof styles.tone;
  /** A single action, usually undo; it closes the message. */
  action?: { label: string; onPress: () => void };
  /** Time in ms until it disappears; at least 5000. */
  duration?: number;
};

/** A message in the queue. */
export type QueuedToast = ToastMessage & { id: number };

/** Shows and dismisses toasts; returned by `useToast`. */
export type Toaster = {
  /** Queues a message and returns its id. */
  show: (message: ToastMessage) => number;
  dismiss: (id: number) => void;
};

/** A queue of messages that can be filled from outside React. */
export type ToastQueue = Toaster & {
  /** Calls `listener` after every change. Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  /** Queued and visible messages, oldest first; the array identity changes only with its content. */
  read: () => readonly QueuedToast[];
};

const ToasterContext = createContext<Toaster | null>(null);
const nothing: readonly QueuedToast[] = [];

let lastId = 0;

/** Creates a queue for a `ToastProvider` that also receives messages from outside the provider's subtree. */
export function createToastQueue(): ToastQueue {
  let queue = nothing;
  const listeners = new Set<() => void>();
  function become(next: readonly QueuedToast[]) {
    queue = next;
    for (const listener of listeners) listener();
  }
  return {
    show(message) {
      lastId += 1;
      become([...queue, { ...message, id: lastId }]);
      return lastId;
    },
    dismiss(id) {
      if (queue.some((toast) => toast.id === id)) become(queue.filter((toast) => toast.id !== id));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => queue,
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
  const queue = useSyncExternalStore(toaster.subscribe, toaster.read, () => nothing);
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
