import * as z from 'zod/mini';

import { moduleEndpoints } from '#lib/http/moduleEndpoints';

import { chatLimits } from './limits';

const { get, post, patch } = moduleEndpoints('api/apps/chat', 'user');

const id = z.string().check(z.minLength(1), z.maxLength(80));
const imageId = z.string().check(z.regex(/^img_[\w-]{8,40}$/));
const instant = z.iso.datetime();

/** A picture of a message. */
export const chatImageSchema = z.object({ id: imageId, width: z.int(), height: z.int() });
/** A picture of a message. */
export type ChatImage = z.infer<typeof chatImageSchema>;

/** One message. On own messages `contactId` is the profile's id and `isMine` is true. */
export const messageSchema = z.object({
  id,
  chatId: id,
  contactId: id,
  /** Plain text; empty if the message is only a picture, or deleted. */
  value: z.string(),
  createdAt: instant,
  isMine: z.boolean(),
  /** Our addition: the message that it answers. */
  replyTo: z.exactOptional(id),
  /** Our addition. */
  image: z.exactOptional(chatImageSchema),
  /** Our addition: its author has deleted it, for both sides. */
  deleted: z.exactOptional(z.literal(true)),
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
  /** Our addition: stays above the others. */
  pinned: z.exactOptional(z.boolean()),
  /** Our addition: the contact has read what was sent until then. */
  contactReadAt: z.exactOptional(instant),
  /** Our addition: the contact is writing a message. */
  typing: z.exactOptional(z.literal(true)),
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
  pinned: z.exactOptional(z.boolean()),
  /** Messages until then are no longer shown; null takes the last clearing back. */
  clearedAt: z.exactOptional(z.nullable(instant)),
  /** A hidden chat is not listed, until it is started again or the contact writes. */
  hidden: z.exactOptional(z.boolean()),
  lastMessage: z.exactOptional(z.string().check(z.maxLength(chatLimits.message))),
  lastMessageAt: z.exactOptional(z.string().check(z.maxLength(10))),
  /** Replaces the messages; those of the contact must be as they were. */
  messages: z.exactOptional(
    z
      .array(z.extend(messageSchema, { value: z.string().check(z.maxLength(chatLimits.message)) }))
      .check(z.maxLength(chatLimits.messages)),
  ),
});
/** Changes to a chat. */
export type ChatChange = z.infer<typeof chatChangeSchema>;

/** `GET api/apps/chat/chats`. */
export const getChats = get('chats', {
  summary: 'Lists all chats with their contacts and messages',
  response: z.array(chatSchema),
});

/** `GET api/apps/chat/chat`. */
export const getChat = get('chat', {
  summary: 'Gives one chat with its contact and messages',
  query: z.object({ id }),
  response: chatSchema,
  errors: ['not-found'],
});

/** `PATCH api/apps/chat/chat`. */
export const updateChat = patch('chat', {
  summary: 'Merges fields over a chat and answers the chat as it is now',
  body: z.object({ id, chat: chatChangeSchema }),
  response: chatSchema,
  errors: ['not-found'],
});

/** `POST api/apps/chat/message`: our addition, the specification has no call that sends. */
export const sendMessage = post('message', {
  summary: 'Sends a message and returns it',
  body: z.object({
    chatId: id,
    /** Id of the message, made by the client, so that a repeated call adds nothing. */
    id: z.exactOptional(id),
    /** Plain text; blank only beside a picture. */
    value: z.string().check(z.maxLength(chatLimits.message)),
    /** Id of the message that it answers. */
    replyTo: z.exactOptional(id),
    /** Id of a picture that was uploaded before. */
    image: z.exactOptional(imageId),
  }),
  response: messageSchema,
  status: 201,
  errors: ['not-found'],
});

/** `PATCH api/apps/chat/message`: our addition. */
export const updateMessage = patch('message', {
  summary: 'Deletes an own message for both sides, or restores it',
  body: z.object({ chatId: id, id, deleted: z.boolean() }),
  response: messageSchema,
  errors: ['not-found'],
});

/** `POST api/apps/chat/chat`: our addition. */
export const startChat = post('chat', {
  summary: 'Starts a chat with a contact, or returns the existing one',
  body: z.object({ contactId: id }),
  response: chatSchema,
  errors: ['not-found'],
});

const pixels = z.string().check(z.regex(/^[1-9]\d{0,4}$/));

/** `POST api/apps/chat/image`: our addition. */
export const uploadChatImage = post('image', {
  summary: 'Stores a picture for a message or the profile (multipart); JPEG, PNG or WebP up to 5 MB',
  body: z.object({ image: z.file(), width: pixels, height: pixels }),
  response: chatImageSchema,
  status: 201,
  errors: ['payload-too-large', 'unsupported-media'],
});

/** `GET api/apps/chat/image`: our addition. */
export const getChatImage = get('image', {
  summary: 'Gives the picture itself to its two sides',
  query: z.object({ id: imageId }),
  response: z.file(),
  errors: ['not-found'],
});

/** `GET api/apps/chat/contacts`. */
export const getChatContacts = get('contacts', {
  summary: 'Lists all contacts of the chat by name, without details and attachments',
  response: z.array(chatContactSummarySchema),
});

/** `GET api/apps/chat/contact`. */
export const getChatContact = get('contact', {
  summary: 'Gives one contact with details and attachments',
  query: z.object({ id }),
  response: chatContactSchema,
  errors: ['not-found'],
});

/** `GET api/apps/chat/profile`. */
export const getChatProfile = get('profile', {
  summary: 'Says who uses the chat here',
  response: chatProfileSchema,
});

/** `PATCH api/apps/chat/profile`: our addition. */
export const updateChatProfile = patch('profile', {
  summary: 'Changes the profile that contacts see, and returns it',
  body: z.object({
    profile: z.object({
      about: z.exactOptional(z.string().check(z.maxLength(chatLimits.about))),
      /** Id of a picture that was uploaded before; null removes the photo. */
      avatar: z.exactOptional(z.nullable(imageId)),
    }),
  }),
  response: chatProfileSchema,
  errors: ['not-found'],
});
