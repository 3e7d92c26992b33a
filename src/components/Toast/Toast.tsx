import { createContext, use, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';

import type * as styles from './Toast.css';
import { ToastRegion } from './ToastRegion';

/** A short message about something that has happened. */
export type ToastMessage = {
  text: string;
  /** `error` interrupts a screen reader, the others wait for a pause. */
  tone?: keyof typeof styles.tone;
  /** One thing to do about it, usually to undo it; it closes the message. */
  action?: { label: string; onPress: () => void };
  /** How long it stays, in ms; at least 5000. */
  duration?: number;
};

/** A message in the queue. */
export type QueuedToast = ToastMessage & { id: number };

/** What `useToast` answers. */
export type Toaster = {
  /** Queues a message and answers its id. */
  show: (message: ToastMessage) => number;
  dismiss: (id: number) => void;
};

/** A queue of messages that can be filled from outside of React. */
export type ToastQueue = Toaster & {
  /** Calls `listener` after every change. Answers the way to stop. */
  subscribe: (listener: () => void) => () => void;
  /** What waits or is shown, the oldest first; the same list until that changes. */
  read: () => readonly QueuedToast[];
};

const ToasterContext = createContext<Toaster | null>(null);
const nothing: readonly QueuedToast[] = [];

let lastId = 0;

/** Makes a queue for a `ToastProvider` that more than what is below it sends messages to. */
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
  /** The queue to show; without one it has its own. */
  queue?: ToastQueue;
  /** How many messages are shown at once; more would cover the page, so the others wait their turn. */
  max?: number;
};

/**
 * Holds the queue of messages and shows it above everything; once, around the routes, so that a message outlives the
 * screen that sent it.
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
      {/* Not before the first message: a page drawn beforehand has no document to show it in. */}
      {used ? <ToastRegion queue={queue} max={max} onDismiss={toaster.dismiss} /> : null}
    </ToasterProvider>
  );
}

export type ToasterProviderProps = {
  toaster: Toaster;
  children: ReactNode;
};

/** Sends the messages of what is below it to a queue that a `ToastProvider` elsewhere shows. */
export function ToasterProvider({ toaster, children }: ToasterProviderProps) {
  return <ToasterContext value={toaster}>{children}</ToasterContext>;
}

/** Shows messages from anywhere below `ToastProvider`; throws where there is none. */
export function useToast(): Toaster {
  const toaster = use(ToasterContext);
  if (!toaster) {
    throw new Error(
      'useToast found no ToastProvider above, so its messages would be lost. Wrap the application in one.',
    );
  }
  return toaster;
}
