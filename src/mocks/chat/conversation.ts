import { now } from '#lib/time/clock';
import type { Chat, ChatContact, Message } from '#modules/chat/api';

import { fieldError } from '#mocks/core/problem';
import type { Store } from '#mocks/core/store';

import { answerTo, contactsAnswer } from './contactAnswers';
import type { ChatStore, StoredChat, StoredMessage } from './store';

/** A person with an account, whose side of a conversation is another record. */
export interface OtherSide {
  chats: Store<StoredChat>;
  /** How the other side names the caller. */
  contactId: string;
}

/** The id of the chat with a contact that was started by a call: the same for each attempt. */
const chatIdWith = (contactId: string) => `chat-${contactId}`;

const chatWith = (contactId: string): StoredChat => ({
  id: chatIdWith(contactId),
  contactId,
  unreadCount: 0,
  muted: false,
  lastMessage: '',
  lastMessageAt: '',
  messages: [],
});

/** A message as its person sees it. The text of a deleted one is not shown. */
export function toMessage({ deleted, image, ...message }: StoredMessage, userId: string): Message {
  const isMine = message.contactId === 'me';
  const seen = { ...message, contactId: isMine ? userId : message.contactId, isMine };
  return deleted ? { ...seen, value: '', deleted } : { ...seen, ...(image && { image }) };
}

const isShown = ({ clearedAt }: StoredChat, { createdAt }: StoredMessage) => !clearedAt || createdAt > clearedAt;

/** A chat as its person sees it. */
export function toChat(chat: StoredChat, contact: ChatContact, userId: string): Chat {
  const {
    clearedAt: _clearedAt,
    clearedBefore: _clearedBefore,
    hidden: _hidden,
    answer,
    contactReadAt,
    ...rest
  } = chat;
  const shown = chat.messages.filter((message) => isShown(chat, message));
  const isCleared = shown.length === 0 && chat.messages.length > 0;
  const time = now().toISOString();
  const typingAt = answer && answer.typingAt <= time ? answer.typingAt : undefined;
  // Who writes has read what was there.
  const lastTheirs = shown.findLast(({ contactId }) => contactId !== 'me')?.createdAt;
  const readAt = [lastTheirs, contactReadAt, typingAt]
    .filter((at) => at !== undefined)
    .toSorted()
    .at(-1);
  return {
    ...rest,
    ...(isCleared && { lastMessage: '', lastMessageAt: '' }),
    ...(readAt !== undefined && { contactReadAt: readAt }),
    ...(typingAt !== undefined && { typing: true as const }),
    contact,
    messages: shown.map((message) => toMessage(message, userId)),
  };
}

/**
 * A message of a change, as stored: the user's own as `me`, as in the samples. Throws for a message of the contact that
 * is not as it was.
 */
export function toStoredMessage(message: Message, { messages }: StoredChat, at: number): StoredMessage {
  const { isMine, deleted: _deleted, image: _image, ...fields } = message;
  const known = messages.find(({ id }) => id === message.id);
  if (isMine) {
    if (known?.deleted) return known;
    return { ...fields, contactId: 'me', ...(known?.image && { image: known.image }) };
  }
  const isUnchanged =
    known !== undefined &&
    (known.deleted ? '' : known.value) === message.value &&
    known.createdAt === message.createdAt &&
    known.contactId === message.contactId;
  if (isUnchanged) return known;
  throw fieldError(`/chat/messages/${at}`, 'not-yours', 'A message of the contact cannot be added or changed');
}

type DayText = (iso: string) => string;

/** A chat with one more message at its end. */
function withMessage(chat: StoredChat, message: StoredMessage, dayText: DayText): StoredChat {
  return {
    ...chat,
    hidden: false,
    lastMessage: message.value,
    lastMessageAt: dayText(message.createdAt),
    messages: [...chat.messages, message],
  };
}

/** A chat with the answer that is due, if there is one. */
export function withDueAnswer(chat: StoredChat, dayText: DayText): StoredChat {
  const { answer, ...rest } = chat;
  if (!answer || answer.at > now().toISOString()) return chat;
  const last = chat.messages.at(-1);
  const answered = withMessage(
    rest,
    {
      id: `${last?.id.slice(0, 70) ?? chat.id}-answer`,
      chatId: chat.id,
      contactId: chat.contactId,
      value: answer.value,
      createdAt: last && last.createdAt > answer.at ? last.createdAt : answer.at,
    },
    dayText,
  );
  return { ...answered, unreadCount: (chat.unreadCount ?? 0) + 1, contactReadAt: answer.typingAt };
}

/** A time that is not before the last message of a chat: clocks may be set back. */
const timeAfter = (chats: ReadonlyArray<StoredChat | undefined>) =>
  chats
    .map((chat) => chat?.messages.at(-1)?.createdAt ?? '')
    .concat(now().toISOString())
    .toSorted()
    .at(-1) ?? '';

const findSide = async ({ chats, contactId }: OtherSide) =>
  (await chats.list()).find((chat) => chat.contactId === contactId);

/** The record of the other person, started if there is none. */
async function ensureSide(side: OtherSide): Promise<StoredChat> {
  return (await findSide(side)) ?? side.chats.addFirst(chatWith(side.contactId));
}

/** Starts a chat with a contact, or shows the existing one again. */
export async function startWith(own: Store<StoredChat>, contactId: string): Promise<StoredChat> {
  const chat = await ensureSide({ chats: own, contactId });
  return chat.hidden ? own.update(chat.id, { hidden: false }) : chat;
}

/** What a person sends. */
export type SentMessage = Pick<StoredMessage, 'id' | 'chatId' | 'value' | 'replyTo' | 'image'>;

/**
 * Adds a message to both sides of a conversation, with the same time and in the same position. A repeated call, whose
 * first response was lost, adds nothing. Runs in a transaction.
 */
export async function addMessage(
  own: Store<StoredChat>,
  side: OtherSide | undefined,
  sent: SentMessage,
  dayText: DayText,
): Promise<StoredMessage> {
  const before = withDueAnswer(await own.get(sent.chatId), dayText);
  const known = before.messages.find(({ id }) => id === sent.id);
  if (known && known.contactId !== 'me') throw fieldError('/id', 'taken', 'Another message has this id');
  if (known) return known;
  const other = side && (await ensureSide(side));
  const message: StoredMessage = { ...sent, contactId: 'me', createdAt: timeAfter([before, other]) };
  const after = withMessage(before, message, dayText);
  const isAnswered = side === undefined && contactsAnswer();
  await own.update(before.id, () =>
    isAnswered ? { ...after, answer: answerTo(message, after, Date.parse(message.createdAt)) } : after,
  );
  if (side && other && !other.messages.some(({ id }) => id === message.id)) {
    const received = withMessage(other, { ...message, chatId: other.id, contactId: side.contactId }, dayText);
    await side.chats.update(other.id, () => ({ ...received, unreadCount: (other.unreadCount ?? 0) + 1 }));
  }
  return message;
}

/** Deletes an own message on both sides, or gives it back. Runs in a transaction. */
export async function setDeleted(
  own: Store<StoredChat>,
  side: OtherSide | undefined,
  { chatId, id, deleted }: { chatId: string; id: string; deleted: boolean },
): Promise<StoredMessage | undefined> {
  const change = (messages: StoredMessage[]) =>
    messages.map(({ deleted: _deleted, ...message }) =>
      message.id === id
        ? { ...message, ...(deleted && { deleted: true as const }) }
        : { ...message, ...(_deleted && { deleted: _deleted }) },
    );
  const withChange = (chat: StoredChat): StoredChat => {
    const messages = change(chat.messages);
    const last = messages.at(-1);
    return { ...chat, messages, ...(last?.id === id && { lastMessage: deleted ? '' : last.value }) };
  };
  const found = (await own.get(chatId)).messages.find((message) => message.id === id && message.contactId === 'me');
  if (!found) return undefined;
  const after = await own.update(chatId, withChange);
  const other = side && (await findSide(side));
  if (side && other) await side.chats.update(other.id, withChange);
  return after.messages.find((message) => message.id === id);
}

/** Tells the other side that its messages were read. Runs in a transaction. */
export async function reportRead(side: OtherSide | undefined): Promise<void> {
  const other = side && (await findSide(side));
  if (side && other) await side.chats.update(other.id, { contactReadAt: now().toISOString() });
}

/** The other side of a conversation, if it is another person with an account. */
export async function otherSideOf(
  store: ChatStore,
  { contactId }: Pick<StoredChat, 'contactId'>,
  userId: string,
  hasAccount: (id: string) => Promise<boolean>,
): Promise<OtherSide | undefined> {
  const chats = store.of(contactId);
  // A scenario in memory has the records of one person only.
  if (chats === store.of(userId) || !(await hasAccount(contactId))) return undefined;
  await chats.ensureSeeded();
  return { chats, contactId: userId };
}

/** What a change says of clearing: null takes the last one back. */
export function clearing(
  { clearedAt: before = null, clearedBefore = null }: StoredChat,
  clearedAt: string | null | undefined,
): Pick<StoredChat, 'clearedAt' | 'clearedBefore'> {
  if (clearedAt === undefined) return {};
  return clearedAt === null ? { clearedAt: clearedBefore, clearedBefore: null } : { clearedAt, clearedBefore: before };
}
