import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';

import { HttpError, NetworkError } from '#lib/http/request';

import type { DraftValues } from './draftValues';
import type { FieldProblem } from './facts';
import { createMutation } from './queries';
import type { ProblemKey } from './rules';
import { toSubmission } from './toSubmission';

/** How sending ended. */
export type Outcome =
  | { kind: 'received'; slug: string }
  /** The fields that the back end names. */
  | { kind: 'refused'; problems: readonly FieldProblem[] }
  /** Something similar turned up that was not asked about. */
  | { kind: 'similar' }
  /** In words. */
  | { kind: 'failed'; message: string };

const openSchema = z.object({ open: z.number() });

/** Sends what the form holds; the check of the form comes before. */
export function useSubmitFacility(draftId: string) {
  const { t, i18n } = useTranslation('facility-create');
  const create = useMutation(createMutation());

  // A message of the contract is a key of ours; another server may say more.
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
        // The check of the form has made sure of the shape, which the types of its fields leave open.
        const body = { ...toSubmission(values), draftId } as Parameters<typeof create.mutateAsync>[0];
        const { slug } = await create.mutateAsync(body);
        return { kind: 'received', slug };
      } catch (error) {
        return explain(error);
      }
    },
  };
}
