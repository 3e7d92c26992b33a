import * as z from 'zod/mini';

const html = z.string().check(z.maxLength(4000));
const id = z.string().check(z.minLength(1), z.maxLength(64));
const read = z.boolean();
const seen = z.boolean();
const time = z.iso.datetime();

// What need not be there: left out, or null.
const extras = {
  /** HTML; some have only a description. */
  title: z.optional(z.nullable(html)),
  /** HTML. */
  description: z.optional(z.nullable(html)),
  /** Name of an icon, drawn where there is no image: `heroicons_outline:bell`. */
  icon: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  /** Address of a picture. */
  image: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
  link: z.optional(z.nullable(z.string().check(z.maxLength(2000)))),
  /** True: the link is a page of this app. Otherwise it is a plain link, and the browser loads what it names. */
  useRouter: z.optional(z.nullable(z.boolean())),
};

/** A message or a notification: both have one shape (specification, section 3). `seen` is set by "mark all" only. */
export const noticeSchema = z.object({ id, read, seen, time, ...extras });
/** A message or a notification. */
export type Notice = z.infer<typeof noticeSchema>;

/**
 * What creates one. Without an id it is new and goes to the front; with one it was removed and comes back to the place
 * that its time gives it. It says something: a title or a description.
 */
export const noticeDraftSchema = z
  .object({
    id: z.optional(id),
    read: z.optional(read),
    seen: z.optional(seen),
    time: z.optional(time),
    ...extras,
  })
  .check(z.refine(({ title, description }) => Boolean(title ?? description), { path: ['title'] }));
/** What creates a message or a notification. */
export type NoticeDraft = z.infer<typeof noticeDraftSchema>;

/** What changes one; what is left out stays. */
export const noticeChangeSchema = z.object({
  read: z.optional(read),
  seen: z.optional(seen),
  time: z.optional(time),
  ...extras,
});
/** What changes a message or a notification. */
export type NoticeChange = z.infer<typeof noticeChangeSchema>;

/** Whether one has been read. */
export const noticeReadSchema = z.object({ id, read });
/** Whether a message or a notification has been read. */
export type NoticeRead = z.infer<typeof noticeReadSchema>;
