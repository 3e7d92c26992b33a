import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Link } from '#components/Link';
import { RadioGroup } from '#components/RadioGroup';
import { TextArea } from '#components/TextArea';
import { formatDateTime } from '#lib/format/formatDateTime';

import { decisionPath } from './decisionPaths';
import type { DecisionReviewProps } from './DecisionReview';
import { otherDecisionKey, otherDecisions } from './otherDecisions';
import * as styles from './page.css';
import { ConfirmationCheckbox, RequestForm } from './RequestForm';
import { rejectReasons } from './schemas';
import type { DecisionFormState } from './useDecisionForm';

export type DecisionFormProps = Pick<DecisionReviewProps, 'preview' | 'route' | 'slug'> & {
  /** From `useDecisionForm`. */
  decision: DecisionFormState;
  /** Id of the form, for its submit button in `DecisionActions`. */
  id: string;
};

const messageMaxLength = 1000;

/** Links to decisions beside the two of `DecisionActions`. */
function OtherDecisions({ preview, route, slug }: Pick<DecisionFormProps, 'preview' | 'route' | 'slug'>) {
  const { t } = useTranslation('contributing-decision');
  const { rest } = otherDecisions(route, preview);
  if (rest.length === 0) return null;
  return (
    <nav aria-label={t('form.instead')}>
      <ul role="list" className={styles.rows}>
        {rest.map((other) => (
          <li key={other}>
            <Link href={decisionPath(other, slug)}>
              {t(`other.${otherDecisionKey(other, route, preview)}`, { name: preview.requester.name })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Fields of a decision. Submitting asks for confirmation, because the people concerned are notified immediately. */
export function DecisionForm({ preview, route, slug, decision, id }: DecisionFormProps) {
  const { t, i18n } = useTranslation(['contributing-decision', 'contributing']);
  const { form, isApproval, ownerDeadline, setConfirming } = decision;
  if (ownerDeadline !== null) {
    return (
      <Alert tone="info" title={t('form.waiting', { date: formatDateTime(ownerDeadline, 'full', i18n.language) })} />
    );
  }
  const reason = form.field('reasonCode');
  return (
    <RequestForm
      form={form}
      id={id}
      onSubmit={async () => {
        if (!form.busy && (await form.validate())) setConfirming(true);
      }}
    >
      {isApproval ? null : (
        <RadioGroup
          id={reason.id}
          label={t('form.reason')}
          options={rejectReasons.map((value) => ({ value, label: t(`contributing:reason.${value}`) }))}
          value={rejectReasons.find((value) => value === reason.value) ?? null}
          error={reason.error}
          onChange={reason.onChange}
        />
      )}
      <TextArea
        label={t('form.message', { name: preview.requester.name })}
        description={t('form.messageHint')}
        required={isApproval && !preview.reasonRequired ? false : undefined}
        limit={messageMaxLength}
        rows={4}
        {...form.field('message')}
      />
      {isApproval ? <ConfirmationCheckbox field={form.field('evidenceChecked')} label={t('form.checked')} /> : null}
      <OtherDecisions preview={preview} route={route} slug={slug} />
    </RequestForm>
  );
}
