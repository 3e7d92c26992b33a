import * as z from 'zod/mini';

import { now } from '#lib/time/clock';
import { dayMs } from '#lib/time/duration';
import { isoDateAt } from '#lib/time/zonedTime';

import {
  checklistSchema,
  checkedWithinDays,
  correctionsSchema,
  evidenceIdsSchema,
  facilityIdSchema,
  rejectReasons,
  verificationMethods,
} from './schemas';

// Validated by the forms and again by the back end. Messages are keys of the namespace `contributing`.

/** Whether a date is within the last 90 days, today included. Allows a day more for people ahead of UTC. */
function isRecent(date: string): boolean {
  const at = now().getTime();
  return date <= isoDateAt('UTC', at + dayMs) && date >= isoDateAt('UTC', at - checkedWithinDays * dayMs);
}

/** Values of a verification (directory contract 2.10). A group that is wrong needs its correction. */
export const verificationFormSchema = z
  .object({
    facilityId: facilityIdSchema,
    method: z.enum(verificationMethods, { error: 'problem.methodMissing' }),
    checkedAt: z.iso
      .date({ error: 'problem.checkedAtMissing' })
      .check(z.refine(isRecent, { error: 'problem.checkedAtRange' })),
    checklist: checklistSchema,
    corrections: correctionsSchema,
    note: z.string().check(z.trim(), z.maxLength(1000, { error: 'problem.noteLong' })),
    evidenceIds: evidenceIdsSchema,
  })
  .check((context) => {
    const { checklist, corrections } = context.value;
    const report = (path: string[], message: string) =>
      context.issues.push({ code: 'custom', input: context.value, path, message });
    for (const group of ['name', 'address'] as const) {
      if (checklist[group] === 'not-checked') report(['checklist', group], 'problem.nameAndAddress');
    }
    for (const [group, message] of [
      ['name', 'problem.correctionName'],
      ['address', 'problem.correctionAddress'],
      ['phone', 'problem.correctionPhone'],
      ['hours', 'problem.correctionHours'],
      ['category', 'problem.correctionCategory'],
    ] as const) {
      const given = corrections[group] !== undefined;
      if (checklist[group] === 'wrong' && !given) report(['corrections', group], message);
      if (checklist[group] !== 'wrong' && given) report(['corrections', group], 'problem.correctionNotWrong');
    }
  });
/** Values of a verification. */
export type VerificationForm = z.infer<typeof verificationFormSchema>;

const message = (min: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(min, { error: 'problem.messageLength' }),
      z.maxLength(1000, { error: 'problem.messageLength' }),
    );

/** Values of an approval; the back end requires a message for a contested claim. */
export const approveFormSchema = z.object({
  evidenceChecked: z.literal(true, { error: 'problem.evidenceUnchecked' }),
  message: z.optional(message(0)),
});

/** Values of a rejection. */
export const rejectFormSchema = z.object({
  reasonCode: z.enum(rejectReasons, { error: 'problem.reasonMissing' }),
  message: message(20),
});
