import * as z from 'zod/mini';

import { endpoint } from '#lib/http/endpoint';

const id = z.string().check(z.minLength(1), z.maxLength(80));

/** One message as it is served: the profile's own carry its id as `contactId`, and say so by `isMine`. */
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

/** Somebody one can chat with, as lists of contacts hold them. */
export const chatContactSummarySchema = z.object({
  id,
  /** Path of a picture; null where there is none. */
  avatar: z.nullable(z.string()),
  /** Path of a wide picture, which only some have. */
  background: z.exactOptional(z.string()),
  name: z.string(),
  about: z.string(),
});
/** Somebody one can chat with, in a list. */
export type ChatContactSummary = z.infer<typeof chatContactSummarySchema>;

/** Somebody one can chat with, with everything that is known of them. */
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
  /** Paths of pictures, paths of documents, addresses. */
  attachments: z.object({ media: z.array(z.string()), docs: z.array(z.string()), links: z.array(z.string()) }),
});
/** Somebody one can chat with. */
export type ChatContact = z.infer<typeof chatContactSchema>;

/** One chat with its contact and all its messages, oldest first. */
export const chatSchema = z.object({
  id,
  contactId: id,
  /** How many messages were not read yet; absent means none. */
  unreadCount: z.exactOptional(z.int().check(z.minimum(0))),
  muted: z.boolean(),
  lastMessage: z.string(),
  /** Day, month and year: `16/03/2026`; empty before the first message. */
  lastMessageAt: z.string(),
  contact: chatContactSchema,
  messages: z.array(messageSchema),
});
/** One chat with its contact and messages. */
export type Chat = z.infer<typeof chatSchema>;

/** Whoever uses the chat here. */
export const chatProfileSchema = z.object({
  id,
  name: z.string(),
  email: z.string(),
  avatar: z.nullable(z.string()),
  about: z.string(),
});
/** Whoever uses the chat here. */
export type ChatProfile = z.infer<typeof chatProfileSchema>;

/** What of a chat can be changed; id and contact stay what they are. */
export const chatChangeSchema = z.object({
  unreadCount: z.exactOptional(z.int().check(z.minimum(0))),
  muted: z.exactOptional(z.boolean()),
  lastMessage: z.exactOptional(z.string()),
  lastMessageAt: z.exactOptional(z.string()),
  messages: z.exactOptional(z.array(messageSchema)),
});
/** What of a chat can be changed. */
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

/** `POST api/apps/chat/message`: ours, the specification names no call that sends. */
export const sendMessage = endpoint({
  method: 'POST',
  path: 'api/apps/chat/message',
  summary: 'Adds a message of one’s own to a chat and answers it',
  body: z.object({
    chatId: id,
    /** Plain text with something in it besides blanks. */
    value: z.string().check(z.regex(/\S/), z.maxLength(10_000)),
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
