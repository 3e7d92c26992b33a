import PaperAirplaneIcon from '@heroicons/react/24/outline/PaperAirplaneIcon';
import PaperClipIcon from '@heroicons/react/24/outline/PaperClipIcon';
import TrashIcon from '@heroicons/react/24/outline/TrashIcon';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Button } from '#components/Button';
import { FormErrorSummary } from '#components/FormErrorSummary';
import { IconButton } from '#components/IconButton';
import { RichTextField, richTextEditor } from '#components/RichTextField';
import type { RichTextHandle } from '#components/RichTextField';
import { SubmitButton } from '#components/SubmitButton';
import { TagField } from '#components/TagField';
import { TextField } from '#components/TextField';

import { isAddress, joinAddresses, splitAddresses } from './addresses';
import type { Attachment, MailDraft } from './api';
import { ComposeFiles } from './ComposeFiles';
import * as styles from './ComposeForm.css';
import { mailLimits } from './limits';
import { recipientsQuery } from './queries';
import { useComposer } from './useComposer';
import type { AddressField, ComposeProblem } from './useComposer';

export type ComposeFormProps = {
  /** The draft is saved and sent under this id. */
  id: string;
  /** Initial values of the fields. */
  initialDraft: MailDraft;
  /** The attachments that `initialDraft` refers to by id. */
  attachments: readonly Attachment[];
  /** Whether the server already has a draft with this id. */
  isPersisted: boolean;
  /** The field that takes focus on mount. */
  focus: 'to' | 'text';
  /** Called once the mail was sent or discarded. */
  onDone: () => void;
};

/** Form for writing a mail: recipients, subject, text and attachments. Saves itself as a draft. */
export function ComposeForm(props: ComposeFormProps) {
  const { t } = useTranslation('mailbox');
  const formId = useId();
  const composer = useComposer(props);
  const { values, files, saveState, sending, problems, attempt, failure, update, setAttachments } = composer;
  const { data: suggestions = [] } = useQuery(recipientsQuery());
  const [showCopies, setShowCopies] = useState(values.cc !== '' || values.bcc !== '');
  const [attaching, setAttaching] = useState(false);
  const [uploading, setUploading] = useState(false);

  const to = useRef<HTMLInputElement>(null);
  const text = useRef<RichTextHandle>(null);
  const editor = richTextEditor.useStatus().status;

  // The form replaces the element that had focus. The editor may load later.
  const focusFirstField = useEffectEvent(() => {
    if (props.focus === 'to') to.current?.focus();
    else text.current?.focus();
  });
  const focusTargetStatus = props.focus === 'to' ? 'ready' : editor;
  useEffect(() => {
    if (focusTargetStatus === 'ready') focusFirstField();
  }, [focusTargetStatus]);

  const idOf = (field: AddressField) => `${formId}-${field}`;
  const describeProblem = ({ field, reason }: ComposeProblem) =>
    t(`compose.problem.${reason}`, { field: t(`facts.${field}`) });

  function addressField(field: AddressField) {
    const problem = problems.find((one) => one.field === field);
    return (
      <TagField
        id={idOf(field)}
        label={t(`facts.${field}`)}
        value={splitAddresses(values[field])}
        suggestions={suggestions}
        maxLength={320}
        refuse={(text) => (isAddress(text) ? undefined : t('compose.notAnAddress', { text }))}
        onChange={(next) => update({ [field]: joinAddresses(next) })}
        {...(problem && { error: describeProblem(problem) })}
        {...(field === 'to' ? { necessity: 'required' as const, ref: to } : {})}
      />
    );
  }

  return (
    <form
      className={styles.root}
      aria-label={t('compose.label')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void composer.submit();
      }}
    >
      <FormErrorSummary
        title={t('compose.problem.title')}
        errors={problems.map((problem) => ({ id: idOf(problem.field), message: describeProblem(problem) }))}
        attempt={attempt}
      />
      {failure === undefined ? null : (
        <Alert tone="error" title={t('compose.failed')}>
          {t('compose.failedText')}
        </Alert>
      )}
      {addressField('to')}
      {showCopies ? (
        <>
          {addressField('cc')}
          {addressField('bcc')}
        </>
      ) : (
        <span>
          <Button size="small" variant="quiet" onClick={() => setShowCopies(true)}>
            {t('compose.copies')}
          </Button>
        </span>
      )}
      <TextField
        label={t('compose.subject')}
        value={values.subject}
        maxLength={mailLimits.subject}
        autoComplete="off"
        onChange={(subject) => update({ subject })}
      />
      <RichTextField
        ref={text}
        label={t('compose.text')}
        rows={8}
        value={values.content}
        onChange={(content) => {
          // The editor also fires when it normalises the value it was given.
          if (content !== values.content) update({ content });
        }}
      />
      <ComposeFiles files={files} open={attaching} onChange={setAttachments} onBusyChange={setUploading} />
      <div className={styles.actions}>
        <SubmitButton tone="primary" variant="solid" leadingIcon={PaperAirplaneIcon} loading={sending || uploading}>
          {sending ? t('compose.sending') : t('compose.send')}
        </SubmitButton>
        <IconButton
          label={t('attachments.add')}
          icon={PaperClipIcon}
          aria-expanded={attaching}
          onClick={() => setAttaching(!attaching)}
        />
        <span className={styles.saveState} role="status">
          {saveState === 'idle' || saveState === 'pending' ? '' : t(`compose.state.${saveState}`)}
        </span>
        <Button variant="quiet" leadingIcon={TrashIcon} disabled={sending} onClick={() => void composer.discard()}>
          {t('compose.discard')}
        </Button>
      </div>
    </form>
  );
}
