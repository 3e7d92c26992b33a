import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';

import { HttpError, NetworkError } from '#lib/http/request';

import type { DraftValues } from './draftValues';
import type { FieldProblem } from './facts';
import { createMutation } from './queries';
import type { ProblemKey } from './rules';
import { toSubmission } from './toSubmission';

/** Outcome of a submission. */
export type Outcome =
  | { kind: 'received'; slug: string }
  /** Rejected with errors of fields. */
  | { kind: 'refused'; problems: readonly FieldProblem[] }
  /** Found candidates that the person has not been asked about. */
  | { kind: 'similar' }
  /** Failed; the message is translated. */
  | { kind: 'failed'; message: string };

const openSchema = z.object({ open: z.number() });

/** Submits validated form values. */
export function useSubmitFacility(draftId: string) {
  const { t, i18n } = useTranslation('facility-create');
  const create = useMutation(createMutation());

  // Messages of the contract are translation keys; another server may send others.
  const toKey = (message: string) =>
    (i18n.exists(`problem.${message}`, { ns: 'facility-create' }) ? message : 'choice') as ProblemKey;

  function explain(error: unknown): Outcome {
    if (error instanceof NetworkError && error.reason === 'offline') {
      return { kind: 'failed', message: t('failure.offline') };
    }
    if (!(error instanceof HttpError)) return { kind: 'failed', message: t('failure.failed') };
    const { code, errors = [] } = error.problem;
    if (code === 'duplicate-suspected') return { kind: 'similar' };
    if (code === 'validation-failed' && errors.length > 0) {
      return {
        kind: 'refused',
        problems: errors.map(({ pointer, message }) => ({ pointer, key: toKey(message) })),
      };
    }
    if (code === 'rate-limited') {
      const isOpen = z.safeParse(openSchema, error.problem).success;
      return { kind: 'failed', message: t(isOpen ? 'failure.open' : 'failure.limited') };
    }
    return { kind: 'failed', message: t(code === 'email-not-verified' ? 'failure.unverified' : 'failure.failed') };
  }

  return {
    busy: create.isPending,
    send: async (values: DraftValues): Promise<Outcome> => {
      try {
        // The form's validation guarantees the shape, which the types of the fields do not.
        const body = { ...toSubmission(values), draftId } as Parameters<typeof create.mutateAsync>[0];
        const { slug } = await create.mutateAsync(body);
        return { kind: 'received', slug };
      } catch (error) {
        return explain(error);
      }
    },
  };
}
