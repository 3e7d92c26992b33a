import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';

import { Alert } from '#components/Alert';
import { Button } from '#components/Button';
import { ControlSize } from '#components/ControlSize';
import { DraftNotice } from '#components/DraftNotice';
import { FormErrorSummary } from '#components/FormErrorSummary';
import { RadioGroup } from '#components/RadioGroup';
import { SubmitButton } from '#components/SubmitButton';
import { TextArea } from '#components/TextArea';
import { HttpError, NetworkError } from '#lib/http/request';
import { useFormDraft } from '#lib/drafts/useFormDraft';

import { reportKinds, reportSchema } from './api';
import type { FacilityDetails, FacilityReport as Report } from './api';
import { reportMutation } from './queries';
import { emptyDraft } from './reportDraft';
import type { ReportDraft } from './reportDraft';
import * as styles from './ReportProblem.css';
import { schemaResolver } from './schemaResolver';

const noteMaxLength = 500;
const limitSchema = z.object({ retryAfter: z.number() });
const messageKeys = ['report.kindMissing', 'report.noteShort', 'report.noteLong'] as const;

export type ReportFormProps = {
  facility: Pick<FacilityDetails, 'id' | 'slug' | 'name'>;
  /** What was entered since the page was opened. */
  draft: ReportDraft;
  onDraft: (draft: ReportDraft) => void;
  onClose: () => void;
};

/**
 * Form for reporting a problem. Validated on submit; input survives a rejected request. Signed-in users get an unsent
 * draft back on a later visit, others only while the page stays open.
 */
export function ReportForm({ facility, draft, onDraft, onClose }: ReportFormProps) {
  const { t } = useTranslation('facility');
  const id = useId();
  const firstField = useRef<HTMLInputElement>(null);
  const [attempt, setAttempt] = useState(0);
  const send = useMutation(reportMutation(facility.id));
  const form = useForm<ReportDraft, unknown, Report>({
    defaultValues: emptyDraft,
    resolver: schemaResolver(reportSchema),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { control, handleSubmit, setError, getValues, formState } = form;
  const storedDraft = useFormDraft(`report/${facility.slug}`, form);
  // Anonymous visitor, or the browser cannot store drafts.
  const restoreDraft = useEffectEvent(() => {
    if (!storedDraft.isRestored) form.reset(draft, { keepDefaultValues: true });
  });
  useEffect(() => restoreDraft(), []);
  const { value: kind, onChange: changeKind } = useController({ control, name: 'kind' }).field;
  const { value: note, onChange: changeNote } = useController({ control, name: 'note' }).field;

  const translateMessage = (message: string | undefined) => {
    const key = messageKeys.find((known) => known === message);
    return key ? t(key) : message;
  };
  const errors = [
    { id: `${id}-kind`, message: translateMessage(formState.errors.kind?.message) },
    { id: `${id}-note`, message: translateMessage(formState.errors.note?.message) },
  ].flatMap(({ message, ...rest }) => (message === undefined ? [] : [{ ...rest, message }]));

  const submit = handleSubmit(
    (report) =>
      send.mutateAsync(report).then(
        () => {
          onDraft(emptyDraft);
          storedDraft.clear();
        },
        (error: unknown) => {
          const fieldErrors = error instanceof HttpError ? (error.problem.errors ?? []) : [];
          for (const { pointer, message } of fieldErrors) {
            const field = pointer.split('/').at(-1);
            if (field === 'kind' || field === 'note') setError(field, { type: 'server', message });
          }
          setAttempt((count) => count + 1);
        },
      ),
    () => setAttempt((count) => count + 1),
  );

  if (send.isSuccess) return <ReportThanks name={facility.name} onClose={onClose} />;
  const failure = send.isError && errors.length === 0 ? send.error : undefined;
  return (
    <ControlSize size="large">
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!send.isPending) void submit();
        }}
      >
        {storedDraft.isRestored ? (
          <DraftNotice
            onDiscard={() => {
              storedDraft.discard();
              onDraft(emptyDraft);
              firstField.current?.focus();
            }}
          />
        ) : null}
        <FormErrorSummary title={t('report.problem')} errors={errors} attempt={attempt} />
        {failure ? <SubmitError error={failure} /> : null}
        <RadioGroup
          ref={firstField}
          id={`${id}-kind`}
          label={t('report.kind')}
          options={reportKinds.map((value) => ({ value, label: t(`report.kinds.${value}`) }))}
          value={kind === '' ? null : kind}
          error={errors.find((error) => error.id === `${id}-kind`)?.message}
          onChange={(value) => {
            changeKind(value);
            onDraft(getValues());
          }}
        />
        <TextArea
          id={`${id}-note`}
          label={t('report.note')}
          description={t('report.noteHint')}
          rows={4}
          limit={noteMaxLength}
          value={note}
          error={errors.find((error) => error.id === `${id}-note`)?.message}
          onChange={(value) => {
            changeNote(value);
            onDraft(getValues());
          }}
        />
        <div className={styles.actions}>
          <SubmitButton tone="primary" variant="solid" loading={send.isPending}>
            {send.isPending ? t('report.sending') : t('report.send')}
          </SubmitButton>
          <Button variant="quiet" onClick={onClose}>
            {t('report.cancel')}
          </Button>
        </div>
      </form>
    </ControlSize>
  );
}

function SubmitError({ error }: { error: Error }) {
  const { t } = useTranslation('facility');
  if (error instanceof HttpError && error.problem.code === 'rate-limited') {
    const limit = z.safeParse(limitSchema, error.problem);
    const minutes = limit.success ? Math.max(1, Math.ceil(limit.data.retryAfter / 60)) : 60;
    return <Alert tone="warning" title={t('report.limited', { count: minutes })} />;
  }
  const isOffline = error instanceof NetworkError && error.reason === 'offline';
  return <Alert tone="error" title={t(isOffline ? 'report.offline' : 'report.failed')} />;
}

function ReportThanks({ name, onClose }: { name: string; onClose: () => void }) {
  const { t } = useTranslation('facility');
  const close = useRef<HTMLButtonElement>(null);
  // The focused submit button was unmounted with the form.
  useEffect(() => close.current?.focus(), []);
  return (
    <div className={styles.thanks}>
      <Alert tone="success" title={t('report.thanks')}>
        {t('report.thanksText', { name })}
      </Alert>
      <Button ref={close} size="large" tone="primary" variant="solid" onClick={onClose}>
        {t('report.close')}
      </Button>
    </div>
  );
}
