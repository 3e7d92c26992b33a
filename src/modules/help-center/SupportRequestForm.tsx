import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { ControlSize } from '#components/ControlSize';
import { DraftNotice } from '#components/DraftNotice';
import { FileField } from '#components/FileField';
import { FormErrorSummary } from '#components/FormErrorSummary';
import { SubmitButton } from '#components/SubmitButton';
import { TextArea } from '#components/TextArea';
import { TextField } from '#components/TextField';
import { useFormDraft } from '#lib/drafts/useFormDraft';
import { fieldErrors } from '#lib/http/fieldErrors';
import { errorKey, problemCode, retryAfterMinutes, validationErrors } from '#lib/http/problem';
import type { SessionUser } from '#lib/session/session';

import { supportFormSchema } from './api';
import type { SupportTicket } from './api';
import * as page from './HelpPage.css';
import { helpLimits } from './limits';
import { askSupportMutation } from './queries';
import * as styles from './Support.css';
import { keepSupportFiles, readSupportFiles } from './supportFiles';
import { supportMessageKeys } from './supportMessages';
import { SupportSuggestions } from './SupportSuggestions';

/** Key of the draft on this device. */
const draftKey = 'support';
const fields = ['name', 'email', 'subject', 'message'] as const;

export type SupportRequestFormProps = {
  user: Pick<SessionUser, 'name' | 'email'>;
  onSent: (ticket: SupportTicket) => void;
};

/**
 * Form for a request. Validated on submit; what was entered survives a refusal, a reload and reading a suggestion, and a
 * repeated attempt sends nothing twice.
 */
export function SupportRequestForm({ user, onSent }: SupportRequestFormProps) {
  const { t } = useTranslation('help-center');
  const idPrefix = useId();
  const firstField = useRef<HTMLInputElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [files, setFiles] = useState(readSupportFiles);
  const send = useMutation(askSupportMutation());
  const [defaultValues] = useState(() => ({
    name: user.name,
    email: user.email,
    subject: '',
    message: '',
    // Part of the draft, so that an attempt after a reload is the same request.
    id: String(crypto.randomUUID()),
  }));
  const form = useForm({
    defaultValues,
    resolver: standardSchemaResolver(supportFormSchema),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { control, formState, setError } = form;
  const draft = useFormDraft(draftKey, form);
  const name = useController({ control, name: 'name' }).field;
  const email = useController({ control, name: 'email' }).field;
  const subject = useController({ control, name: 'subject' }).field;
  const message = useController({ control, name: 'message' }).field;

  const idOf = (field: string) => `${idPrefix}-${field}`;
  function errorOf(field: (typeof fields)[number]): string | undefined {
    const text = formState.errors[field]?.message;
    const key = supportMessageKeys.find((known) => known === text);
    return key ? t(key) : text;
  }
  const isAboutFiles =
    problemCode(send.error) === 'payload-too-large' ||
    validationErrors(send.error).some(({ pointer }) => pointer.startsWith('/attachments'));
  const filesError = isAboutFiles ? t('support.attachmentsWrong') : undefined;
  const errors = [
    ...fields.map((field) => ({ id: idOf(field), message: errorOf(field) })),
    { id: idOf('attachments'), message: filesError },
  ].flatMap(({ id, message: text }) => (text === undefined ? [] : [{ id, message: text }]));

  function changeFiles(next: readonly File[]) {
    setFiles(next);
    keepSupportFiles(next);
    if (isAboutFiles) send.reset();
  }

  const submit = form.handleSubmit(
    async (values) => {
      try {
        const ticket = await send.mutateAsync({ ...values, attachments: files });
        draft.clear();
        keepSupportFiles([]);
        onSent(ticket);
      } catch (error) {
        for (const rejected of fieldErrors(error)) {
          const field = fields.find((one) => one === rejected.field);
          if (field) setError(field, { type: 'server', message: rejected.message });
        }
        setAttempt((count) => count + 1);
      }
    },
    () => {
      send.reset();
      setAttempt((count) => count + 1);
    },
  );

  const minutes = retryAfterMinutes(send.error);
  const failure = send.isError && errors.length === 0 ? send.error : undefined;
  return (
    <div className={page.container}>
      <div className={page.columns}>
        <ControlSize size="large">
          <form
            className={styles.form}
            noValidate
            aria-label={t('support.title')}
            onSubmit={(event) => {
              event.preventDefault();
              if (!send.isPending) void submit();
            }}
          >
            {draft.isRestored ? (
              <DraftNotice
                onDiscard={() => {
                  draft.discard();
                  changeFiles([]);
                  firstField.current?.focus();
                }}
              />
            ) : null}
            <FormErrorSummary title={t('support.problem')} errors={errors} attempt={attempt} />
            {failure ? (
              <Alert
                key={attempt}
                tone={minutes === undefined ? 'error' : 'warning'}
                title={
                  minutes === undefined ? t(`support.${errorKey(failure)}`) : t('support.limited', { count: minutes })
                }
              />
            ) : null}
            <div className={styles.pair}>
              <TextField
                ref={firstField}
                id={idOf('name')}
                label={t('support.name')}
                autoComplete="name"
                value={name.value}
                error={errorOf('name')}
                onChange={name.onChange}
              />
              <TextField
                id={idOf('email')}
                type="email"
                label={t('support.email')}
                autoComplete="email"
                value={email.value}
                error={errorOf('email')}
                onChange={email.onChange}
              />
            </div>
            <TextField
              id={idOf('subject')}
              label={t('support.subject')}
              value={subject.value}
              error={errorOf('subject')}
              onChange={subject.onChange}
            />
            <TextArea
              id={idOf('message')}
              label={t('support.message')}
              description={t('support.messageHint')}
              rows={6}
              limit={helpLimits.message}
              value={message.value}
              error={errorOf('message')}
              onChange={message.onChange}
            />
            <FileField
              id={idOf('attachments')}
              label={t('support.attachments')}
              required={false}
              multiple
              maxBytes={helpLimits.attachmentBytes}
              maxFiles={helpLimits.attachments}
              value={files}
              error={filesError}
              disabled={send.isPending}
              onChange={changeFiles}
            />
            <div className={styles.actions}>
              <SubmitButton tone="primary" variant="solid" loading={send.isPending}>
                {send.isPending ? t('support.sending') : t('support.send')}
              </SubmitButton>
            </div>
          </form>
        </ControlSize>
        <div className={page.beside}>
          <SupportSuggestions subject={subject.value} message={message.value} />
        </div>
      </div>
    </div>
  );
}
