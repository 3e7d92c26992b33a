import type { Message } from './api';

/** A message on its way: what was written, and how far it got. */
export interface PendingMessage {
  /** Names it while nobody else does. */
  readonly id: number;
  readonly value: string;
  /** ISO instant at which it was sent, the last time. */
  readonly at: string;
  /** `sent` until the chat is asked for anew. */
  readonly state: 'sending' | 'failed' | 'sent';
  /** The message it became. */
  readonly serverId?: string | undefined;
}

/** A message as a conversation shows it. */
export interface DisplayedMessage {
  readonly key: string;
  readonly value: string;
  /** ISO instant. */
  readonly createdAt: string;
  readonly isMine: boolean;
  readonly state: 'sent' | 'sending' | 'failed';
  /** While it is on its way: names it for Retry. */
  readonly pendingId?: number;
}

/**
 * A conversation with what is on its way, in the order of time: what failed stays where it was written, and what the
 * back end already holds is shown once. Expects both lists in order.
 */
export function withPending(messages: readonly Message[], pending: readonly PendingMessage[]): DisplayedMessage[] {
  const savedIds = new Set(messages.map(({ id }) => id));
  const saved: DisplayedMessage[] = messages.map(({ id, value, createdAt, isMine }) => ({
    key: id,
    value,
    createdAt,
    isMine,
    state: 'sent',
  }));
  const unsaved = pending
    .filter(({ serverId }) => serverId === undefined || !savedIds.has(serverId))
    .map(({ id, value, at, state }): DisplayedMessage => ({
      key: `pending-${id}`,
      value,
      createdAt: at,
      isMine: true,
      state,
      pendingId: id,
    }));
  // The sort is stable, so that what happened in the same instant keeps its order.
  return unsaved.length === 0
    ? saved
    : [...saved, ...unsaved].toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));
}
