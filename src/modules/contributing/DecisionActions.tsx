import { useTranslation } from 'react-i18next';

import { ConfirmationDialog } from '#components/ConfirmationDialog';
import { ControlSize } from '#components/ControlSize';
import { LinkButton } from '#components/LinkButton';
import { SubmitButton } from '#components/SubmitButton';

import { decisionPath } from './decisionPaths';
import type { DecisionFormProps } from './DecisionForm';
import type { DecisionReviewProps } from './DecisionReview';
import * as styles from './DecisionPage.css';
import { otherDecisionKey, otherDecisions } from './otherDecisions';
import { wordingOf } from './wording';

export type DecisionActionsProps = Pick<DecisionReviewProps, 'preview' | 'route' | 'slug'> &
  Pick<DecisionFormProps, 'decision'> & {
    /** Id of the form that is submitted. */
    formId: string;
  };

/** The button that decides, with its question, and the way to the opposite decision. */
export function DecisionActions({ preview, route, slug, decision, formId }: DecisionActionsProps) {
  const { t } = useTranslation('contributing-decision');
  const { form, isApproval, ownerDeadline, confirming, setConfirming } = decision;
  const { name } = preview.requester;
  const verb = t(`form.${wordingOf(route, preview)}`, { name });
  const movesOwnership = isApproval && (route === 'claim-approve' || route === 'approve-claim');
  const { opposite } = otherDecisions(route, preview);
  return (
    <ControlSize size="large">
      {ownerDeadline === null ? (
        <span className={styles.action}>
          <SubmitButton form={formId} tone={isApproval ? 'primary' : 'error'} variant="solid" loading={form.busy}>
            {form.busy ? t('form.busy') : verb}
          </SubmitButton>
        </span>
      ) : null}
      {opposite === undefined ? null : (
        <span className={styles.action}>
          <LinkButton href={decisionPath(opposite, slug)} variant="outline">
            {t(`other.${otherDecisionKey(opposite, route, preview)}`, { name })}
          </LinkButton>
        </span>
      )}
      <ConfirmationDialog
        open={confirming}
        title={t(`question.title.${isApproval ? 'approved' : 'rejected'}`)}
        message={t(movesOwnership ? 'question.ownership' : isApproval ? 'question.approved' : 'question.rejected', {
          name,
        })}
        icon={{ color: isApproval ? 'primary' : 'warn' }}
        actions={{
          confirm: { label: verb, color: isApproval ? 'primary' : 'warn' },
          cancel: { label: t('question.cancel') },
        }}
        dismissible
        onClose={(result) => {
          setConfirming(false);
          if (result === 'confirmed') void form.submit();
        }}
      />
    </ControlSize>
  );
}
