import type { ChatImage, Message } from './api';

/** A message that is being sent, and its state. */
export interface PendingMessage {
  /** For Retry and Discard. */
  readonly id: number;
  /** Id of the message, also once it is saved. */
  readonly messageId: string;
  readonly value: string;
  /** ISO instant of the last attempt to send. */
  readonly at: string;
  /** `sent` until the chat has it; `waiting` until there is a network. */
  readonly state: 'sending' | 'waiting' | 'failed' | 'sent';
  readonly replyTo?: string | undefined;
  readonly image?: ChatImage | undefined;
}

/** A message as the conversation renders it. */
export interface DisplayedMessage {
  /** Id of the message, before and after it is saved: its entry keeps its element, and the focus. */
  readonly key: string;
  readonly value: string;
  /** ISO instant. */
  readonly createdAt: string;
  readonly isMine: boolean;
  readonly state: PendingMessage['state'];
  /** Id for Retry and Discard, while it is not saved. */
  readonly pendingId?: number;
  /** Id of the message that it answers. */
  readonly replyTo?: string | undefined;
  readonly image?: ChatImage | undefined;
  readonly deleted?: boolean | undefined;
}

/**
 * Merges saved and pending messages in chronological order: failed ones stay where they were written, and those already
 * saved appear once. Expects both lists sorted.
 */
export function withPending(messages: readonly Message[], pending: readonly PendingMessage[]): DisplayedMessage[] {
  const saved: DisplayedMessage[] = messages.map(({ id, value, createdAt, isMine, replyTo, image, deleted }) => ({
    key: id,
    value,
    createdAt,
    isMine,
    state: 'sent',
    replyTo,
    image,
    deleted,
  }));
  if (pending.length === 0) return saved;
  const savedIds = new Set(messages.map(({ id }) => id));
  const unsaved = pending
    .filter(({ messageId }) => !savedIds.has(messageId))
    .map(({ id, messageId, value, at, state, replyTo, image }): DisplayedMessage => ({
      key: messageId,
      value,
      createdAt: at,
      isMine: true,
      state,
      pendingId: id,
      replyTo,
      image,
    }));
  // The sort is stable, so messages of the same instant keep their order.
  return unsaved.length === 0
    ? saved
    : [...saved, ...unsaved].toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));
}
