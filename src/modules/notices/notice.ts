import * as z from 'zod/mini';

const html = z.string().check(z.maxLength(4000));
const id = z.string().check(z.minLength(1), z.maxLength(64));
const read = z.boolean();
const seen = z.boolean();
const time = z.iso.datetime();

// Optional fields may be absent or null.
const extras = {
  /** HTML; some notices only have a description. */
  title: z.optional(z.nullable(html)),
  /** HTML. */
  description: z.optional(z.nullable(html)),
  /** Icon name, used when there is no image: `heroicons_outline:bell`. */
  icon: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  /** URL of an image. */
  image: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
  link: z.optional(z.nullable(z.string().check(z.maxLength(2000)))),
  /** Whether `link` is a route of this app; otherwise the browser navigates to it. */
  useRouter: z.optional(z.nullable(z.boolean())),
};

/** Messages and notifications share this shape (specification, section 3). `seen` is only set by "mark all as read". */
export const noticeSchema = z.object({ id, read, seen, time, ...extras });
/** A message or a notification. */
export type Notice = z.infer<typeof noticeSchema>;

/**
 * Input that creates a notice with a title or a description. Without an id it is new and goes to the front; with an id
 * it restores a removed notice at the position given by its time.
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
/** Input that creates or restores a message or a notification. */
export type NoticeDraft = z.infer<typeof noticeDraftSchema>;

/** Changes to a notice; omitted fields keep their value. */
export const noticeChangeSchema = z.object({
  read: z.optional(read),
  seen: z.optional(seen),
  time: z.optional(time),
  ...extras,
});
/** Changes to a message or a notification. */
export type NoticeChange = z.infer<typeof noticeChangeSchema>;

/** The read state of a notice. */
export const noticeReadSchema = z.object({ id, read });
/** The read state of a message or a notification. */
export type NoticeRead = z.infer<typeof noticeReadSchema>;
