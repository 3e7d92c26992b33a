import * as z from 'zod/mini';

import { endpoint } from '#lib/http/endpoint';

const id = z.string().check(z.minLength(1), z.maxLength(80));
/** Characters of a message. */
const maxMessageLength = 10_000;
/** Messages of a chat that one call may send. */
const maxMessages = 20_000;

/** One message. On own messages `contactId` is the profile's id and `isMine` is true. */
export const messageSchema = z.object({
  id,
  chatId: id,
  contactId: id,
  value: z.string(),
  createdAt: z.iso.datetime(),
  isMine: z.boolean(),
});
/** One message. */
export type Message = z.infer<typeof messageSchema>;

const labelled = { label: z.string() };

/** A contact as lists contain it. */
export const chatContactSummarySchema = z.object({
  id,
  /** Path of an image, or null. */
  avatar: z.nullable(z.string()),
  /** Path of a wide background image. */
  background: z.exactOptional(z.string()),
  name: z.string(),
  about: z.string(),
});
/** A contact as lists contain it. */
export type ChatContactSummary = z.infer<typeof chatContactSummarySchema>;

/** A contact with all details. */
export const chatContactSchema = z.extend(chatContactSummarySchema, {
  details: z.object({
    emails: z.array(z.object({ email: z.string(), ...labelled })),
    /** `country` is an ISO 3166 code in lower case. */
    phoneNumbers: z.array(z.object({ country: z.string(), phoneNumber: z.string(), ...labelled })),
    title: z.exactOptional(z.string()),
    company: z.string(),
    birthday: z.iso.date(),
    address: z.string(),
  }),
  /** Paths of images, paths of documents, URLs. */
  attachments: z.object({ media: z.array(z.string()), docs: z.array(z.string()), links: z.array(z.string()) }),
});
/** A contact with all details. */
export type ChatContact = z.infer<typeof chatContactSchema>;

/** A chat with its contact and all messages, oldest first. */
export const chatSchema = z.object({
  id,
  contactId: id,
  /** Number of unread messages; absent means 0. */
  unreadCount: z.exactOptional(z.int().check(z.minimum(0))),
  muted: z.boolean(),
  lastMessage: z.string(),
  /** Date as `16/03/2026`; empty before the first message. */
  lastMessageAt: z.string(),
  contact: chatContactSchema,
  messages: z.array(messageSchema),
});
/** A chat with its contact and messages. */
export type Chat = z.infer<typeof chatSchema>;

/** Profile of the signed-in person. */
export const chatProfileSchema = z.object({
  id,
  name: z.string(),
  email: z.string(),
  avatar: z.nullable(z.string()),
  about: z.string(),
});
/** Profile of the signed-in person. */
export type ChatProfile = z.infer<typeof chatProfileSchema>;

/** Changes to a chat; id and contact cannot be changed. */
export const chatChangeSchema = z.object({
  unreadCount: z.exactOptional(z.int().check(z.minimum(0))),
  muted: z.exactOptional(z.boolean()),
  lastMessage: z.exactOptional(z.string().check(z.maxLength(maxMessageLength))),
  lastMessageAt: z.exactOptional(z.string().check(z.maxLength(10))),
  /** Replaces the messages; those of the contact must be as they were. */
  messages: z.exactOptional(
    z
      .array(z.extend(messageSchema, { value: z.string().check(z.maxLength(maxMessageLength)) }))
      .check(z.maxLength(maxMessages)),
  ),
});
/** Changes to a chat. */
export type ChatChange = z.infer<typeof chatChangeSchema>;

/** `GET api/apps/chat/chats`. */
export const getChats = endpoint({
  method: 'GET',
  path: 'api/apps/chat/chats',
  summary: 'Lists all chats with their contacts and messages',
  response: z.array(chatSchema),
  access: 'user',
});

/** `GET api/apps/chat/chat`. */
export const getChat = endpoint({
  method: 'GET',
  path: 'api/apps/chat/chat',
  summary: 'Gives one chat with its contact and messages',
  query: z.object({ id }),
  response: chatSchema,
  access: 'user',
  errors: ['not-found'],
});

/** `PATCH api/apps/chat/chat`. */
export const updateChat = endpoint({
  method: 'PATCH',
  path: 'api/apps/chat/chat',
  summary: 'Merges fields over a chat and answers the chat as it is now',
  body: z.object({ id, chat: chatChangeSchema }),
  response: chatSchema,
  access: 'user',
  errors: ['not-found'],
});

/** `POST api/apps/chat/message`: our addition, the specification has no call that sends. */
export const sendMessage = endpoint({
  method: 'POST',
  path: 'api/apps/chat/message',
  summary: 'Adds a message of one’s own to a chat and answers it',
  body: z.object({
    chatId: id,
    /** Id of the message, made by the client, so that a repeated call adds nothing. */
    id: z.exactOptional(id),
    /** Plain text that is not blank. */
    value: z.string().check(z.regex(/\S/), z.maxLength(maxMessageLength)),
  }),
  response: messageSchema,
  status: 201,
  access: 'user',
  errors: ['not-found'],
});

/** `GET api/apps/chat/contacts`. */
export const getChatContacts = endpoint({
  method: 'GET',
  path: 'api/apps/chat/contacts',
  summary: 'Lists everybody one can chat with by name, without details and attachments',
  response: z.array(chatContactSummarySchema),
  access: 'user',
});

/** `GET api/apps/chat/contact`. */
export const getChatContact = endpoint({
  method: 'GET',
  path: 'api/apps/chat/contact',
  summary: 'Gives one contact with details and attachments',
  query: z.object({ id }),
  response: chatContactSchema,
  access: 'user',
  errors: ['not-found'],
});

/** `GET api/apps/chat/profile`. */
export const getChatProfile = endpoint({
  method: 'GET',
  path: 'api/apps/chat/profile',
  summary: 'Says who uses the chat here',
  response: chatProfileSchema,
  access: 'user',
});
