import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { isDecisionError } from './DecisionError';
import { approves } from './decisionPaths';
import type { DecisionReviewProps } from './DecisionReview';
import { approveFormSchema, rejectFormSchema } from './forms';
import { fieldError, fieldErrorsFromSchema } from './problems';
import { decideMutation } from './queries';
import { useRequestForm } from './RequestForm';
import { rejectReasons } from './schemas';

const messageMinLength = 20;

/** State of the form that decides a request, shared by its fields and its submit button. */
export type DecisionFormState = ReturnType<typeof useDecisionForm>;

/** Form state for a decision. */
export function useDecisionForm(props: DecisionReviewProps) {
  const { preview, slug, route, token, onDecided, onRejected } = props;
  // Idempotency key: repeating the request repeats the same decision.
  const [key] = useState(() => crypto.randomUUID());
  const [confirming, setConfirming] = useState(false);
  const decide = useMutation(decideMutation());
  const isApproval = approves(route);

  const form = useRequestForm({
    defaultValues: { reasonCode: '', message: '', evidenceChecked: '' },
    draft: { key: `decision/${preview.requestId}/${isApproval ? 'approve' : 'reject'}`, field: 'message' },
    validate({ reasonCode, message, evidenceChecked }) {
      if (!isApproval)
        return fieldErrorsFromSchema(rejectFormSchema, { reasonCode, message }, { reasonCode: 'reasonMissing' });
      const found = fieldErrorsFromSchema(approveFormSchema, { evidenceChecked: evidenceChecked === 'yes', message });
      const isShort = preview.reasonRequired && message.trim().length < messageMinLength;
      return isShort ? [fieldError('message', 'messageLength'), ...found] : found;
    },
    send: ({ reasonCode, message, evidenceChecked }) =>
      decide.mutateAsync({
        key,
        decision: {
          slug,
          route,
          ...(token !== undefined && { token }),
          facilityRevision: preview.facilityRevision,
          message,
          ...(isApproval
            ? { evidenceChecked: evidenceChecked === 'yes' }
            : { reasonCode: rejectReasons.find((reason) => reason === reasonCode) }),
        },
      }),
    onError(error) {
      if (!isDecisionError(error)) return false;
      onRejected(error);
      return true;
    },
    onSuccess: onDecided,
  });
  /** Deadline of the manager's response, before which a claim cannot be approved. */
  const ownerDeadline = isApproval && preview.claim?.state === 'contested' ? preview.claim.ownerDeadline : null;
  return { form, isApproval, ownerDeadline, confirming, setConfirming };
}
