import type { Message } from './api';

/** A message that is being sent, and its state. */
export interface PendingMessage {
  /** For Retry and Discard. */
  readonly id: number;
  /** Id of the message, also once it is saved. */
  readonly messageId: string;
  readonly value: string;
  /** ISO instant of the last attempt to send. */
  readonly at: string;
  /** `sent` until the chat has been refetched. */
  readonly state: 'sending' | 'failed' | 'sent';
}

/** A message as the conversation renders it. */
export interface DisplayedMessage {
  readonly key: string;
  readonly value: string;
  /** ISO instant. */
  readonly createdAt: string;
  readonly isMine: boolean;
  readonly state: 'sent' | 'sending' | 'failed';
  /** Id for Retry and Discard, while it is not saved. */
  readonly pendingId?: number;
}

/**
 * Merges saved and pending messages in chronological order: failed ones stay where they were written, and those already
 * saved appear once. Expects both lists sorted.
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
    .filter(({ messageId }) => !savedIds.has(messageId))
    .map(({ id, value, at, state }): DisplayedMessage => ({
      key: `pending-${id}`,
      value,
      createdAt: at,
      isMine: true,
      state,
      pendingId: id,
    }));
  // The sort is stable, so messages of the same instant keep their order.
  return unsaved.length === 0
    ? saved
    : [...saved, ...unsaved].toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));
}
