import { createContext, use, useState } from 'react';
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

const ToasterContext = createContext<Toaster | null>(null);

let lastId = 0;

export type ToastProviderProps = {
  children: ReactNode;
  /** How many messages are shown at once; more would cover the page, so the others wait their turn. */
  max?: number;
};

/**
 * Holds the queue of messages and shows it above everything; once, around the routes, so that a message outlives the
 * screen that sent it.
 */
export function ToastProvider({ children, max = 3 }: ToastProviderProps) {
  const [queue, setQueue] = useState<readonly QueuedToast[]>([]);
  const [used, setUsed] = useState(false);
  if (queue.length > 0 && !used) setUsed(true);
  const [toaster] = useState<Toaster>(() => ({
    show(message) {
      lastId += 1;
      const queued = { ...message, id: lastId };
      setQueue((before) => [...before, queued]);
      return queued.id;
    },
    dismiss: (id) => setQueue((before) => before.filter((toast) => toast.id !== id)),
  }));
  return (
    <ToasterContext value={toaster}>
      {children}
      {/* Not before the first message: a page drawn beforehand has no document to show it in. */}
      {used ? <ToastRegion queue={queue} max={max} onDismiss={toaster.dismiss} /> : null}
    </ToasterContext>
  );
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
