import PaperAirplaneIcon from '@heroicons/react/24/outline/PaperAirplaneIcon';
import PaperClipIcon from '@heroicons/react/24/outline/PaperClipIcon';
import TrashIcon from '@heroicons/react/24/outline/TrashIcon';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Button } from '#components/Button';
import { DraftConflictAlert } from '#components/DraftConflictAlert';
import { FileField } from '#components/FileField';
import { FormErrorSummary } from '#components/FormErrorSummary';
import { mirroredIcon } from '#components/Icon';
import { IconButton } from '#components/IconButton';
import { Inline } from '#components/Inline';
import { useKeyShortcuts } from '#components/Kbd';
import { RichTextField, richTextEditor } from '#components/RichTextField';
import type { RichTextHandle } from '#components/RichTextField';
import { SubmitButton } from '#components/SubmitButton';
import { TagField } from '#components/TagField';
import { TextField } from '#components/TextField';
import { matchesKey } from '#lib/keyBindings/keyBindings';
import { useUploads } from '#lib/uploads/useUploads';
import { isAddress, joinAddresses, splitAddresses } from '#domain/mailAddress';

import type { Attachment } from './api';
import { limitProblems } from './composedMail';
import type { AddressField, ComposeProblem } from './composedMail';
import * as styles from './ComposeForm.css';
import { mailLimits } from './limits';
import { sendKey } from './sendKey';
import { recipientsQuery, uploadMutation } from './queries';
import { useComposer } from './useComposer';
import type { ComposerOptions } from './useComposer';

const SendIcon = mirroredIcon(PaperAirplaneIcon);

export type ComposeFormProps = ComposerOptions & {
  /** The field that takes focus on mount. */
  focus: 'to' | 'text';
  /** Called when something was written or restored. */
  onStarted?: (() => void) | undefined;
};

/** Form for writing a mail: recipients, subject, text and attachments. Saves itself as a draft. */
export function ComposeForm(props: ComposeFormProps) {
  const { t } = useTranslation('mailbox');
  const formId = useId();
  const sendKeyShortcuts = useKeyShortcuts(sendKey);
  const composer = useComposer(props);
  const { mail, state, sending, problems, attempt, failure, update } = composer;
  const { data: suggestions = [] } = useQuery(recipientsQuery());
  const [copiesOpen, setCopiesOpen] = useState(false);
  const showCopies = copiesOpen || mail.cc !== '' || mail.bcc !== '';
  const [attaching, setAttaching] = useState(false);
  const { mutateAsync: sendFile } = useMutation(uploadMutation());
  const changeAttachments = (change: (files: readonly Attachment[]) => readonly Attachment[]) =>
    composer.change((before) => ({ ...before, attachments: change(before.attachments) }));
  const uploads = useUploads({
    send: (file, signal) => sendFile({ file, signal }),
    onDone: (added) => changeAttachments((files) => [...files, added]),
  });

  const alerts = useRef<HTMLDivElement>(null);
  const to = useRef<HTMLInputElement>(null);
  const cc = useRef<HTMLInputElement>(null);
  const bcc = useRef<HTMLInputElement>(null);
  const addressInputs = { to, cc, bcc };
  const text = useRef<RichTextHandle>(null);
  const editor = richTextEditor.useStatus().status;

  const isWrittenIn = useRef(false);
  // The form replaces the element that had focus. The editor may load when another field is already written in.
  const focusFirstField = useEffectEvent(() => {
    if (props.focus === 'to') to.current?.focus();
    else if (!isWrittenIn.current) text.current?.focus();
  });
  const focusTargetStatus = props.focus === 'to' ? 'ready' : editor;
  useEffect(() => {
    if (focusTargetStatus === 'ready') focusFirstField();
  }, [focusTargetStatus]);

  const started = useEffectEvent(() => props.onStarted?.());
  const isStarted = state.status !== 'untouched';
  useEffect(() => {
    if (isStarted) started();
  }, [isStarted]);

  const shownProblems = [
    ...problems.filter(({ reason }) => reason === 'required' || reason === 'address'),
    ...limitProblems(mail),
  ];
  const idOf = (field: ComposeProblem['field']) => `${formId}-${field}`;
  const describeProblem = ({ field, reason }: ComposeProblem) =>
    reason === 'tooLong'
      ? t('compose.problem.tooLong', { count: mail.content.length, max: mailLimits.content })
      : t(`compose.problem.${reason}`, { field: t(`facts.${field}`) });
  const errorOf = (field: ComposeProblem['field']) => {
    const problem = shownProblems.find((one) => one.field === field);
    return problem && describeProblem(problem);
  };

  function showCopyFields() {
    flushSync(() => setCopiesOpen(true));
    // The button is gone, and the focus would be with it.
    cc.current?.focus();
  }

  const addressField = (field: AddressField) => (
    <TagField
      id={idOf(field)}
      label={t(`facts.${field}`)}
      value={splitAddresses(mail[field])}
      suggestions={suggestions}
      maxLength={320}
      refuse={(text) => (isAddress(text) ? undefined : t('compose.notAnAddress', { text }))}
      onChange={(next) => update({ [field]: joinAddresses(next) })}
      error={errorOf(field)}
      required={field === 'to'}
      ref={addressInputs[field]}
    />
  );

  const { status } = state;
  // Why it was refused stands at the field.
  const statusText =
    status === 'saving' || status === 'saved'
      ? t(`compose.state.${status}`)
      : status === 'failed' || status === 'refused'
        ? t('compose.state.failed')
        : '';
  // The alert asks which version to go on with: sending leads there.
  const isBlocked = status === 'conflict' || status === 'gone';
  return (
    <form
      className={styles.stack}
      aria-label={t('compose.label')}
      noValidate
      onInput={() => {
        isWrittenIn.current = true;
      }}
      // Before the editor, in which the same keys begin a new line.
      onKeyDownCapture={(event) => {
        if (!matchesKey(sendKey, event) || event.nativeEvent.isComposing) return;
        event.preventDefault();
        event.stopPropagation();
        event.currentTarget.requestSubmit();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (isBlocked) {
          alerts.current?.querySelector<HTMLElement>('button')?.focus();
          return;
        }
        const button = event.currentTarget.querySelector<HTMLElement>('[type="submit"]');
        // The fields cannot be used while the mail is being sent. Leaving an address field adds what was typed into it.
        flushSync(() => button?.focus());
        const refused = [to, cc, bcc].find(({ current }) => current !== null && current.value.trim() !== '');
        if (refused) refused.current?.focus();
        else void composer.submit();
      }}
    >
      <FormErrorSummary
        title={t('compose.problem.title')}
        errors={shownProblems.map((problem) => ({ id: idOf(problem.field), message: describeProblem(problem) }))}
        attempt={attempt}
      />
      {failure === undefined ? null : (
        <Alert tone="error" title={t('compose.failed')}>
          {t('compose.failedText')}
        </Alert>
      )}
      <div ref={alerts} className={styles.alerts}>
        <DraftConflictAlert
          state={state}
          onResolve={(which) => {
            // The buttons disappear.
            text.current?.focus();
            return composer.resolveConflict(which);
          }}
          onKeep={composer.keepAsNew}
          goneTitle={t('compose.gone')}
          keepLabel={t('compose.keepAsNew')}
        />
      </div>
      <div className={styles.stack} inert={sending}>
        <div className={styles.to}>
          {showCopies ? null : (
            // Before the field, so that the next one is the subject.
            <span className={styles.copies}>
              <Button size="small" variant="quiet" onClick={showCopyFields}>
                {t('compose.copies')}
              </Button>
            </span>
          )}
          {addressField('to')}
        </div>
        {showCopies ? (
          <>
            {addressField('cc')}
            {addressField('bcc')}
          </>
        ) : null}
        <TextField
          label={t('compose.subject')}
          value={mail.subject}
          maxLength={mailLimits.subject}
          autoComplete="off"
          onChange={(subject) => update({ subject })}
        />
        <RichTextField
          ref={text}
          id={idOf('content')}
          label={t('compose.text')}
          rows={8}
          value={mail.content}
          onChange={(content) => {
            // The editor also fires when it normalises the value it was given.
            if (content !== mail.content) update({ content });
          }}
          error={errorOf('content')}
        />
        {attaching || mail.attachments.length > 0 || uploads.list.length > 0 ? (
          <FileField
            label={t('attachments.add')}
            multiple
            maxBytes={mailLimits.attachmentBytes}
            maxFiles={mailLimits.attachments}
            uploads={uploads}
            uploaded={mail.attachments}
            onRemoveUploaded={(id) => {
              // The field stays, and the focus in it.
              setAttaching(true);
              changeAttachments((files) => files.filter((file) => file.id !== id));
            }}
          />
        ) : null}
      </div>
      <Inline>
        <SubmitButton
          tone="primary"
          variant="solid"
          leadingIcon={SendIcon}
          loading={sending || uploads.uploading > 0}
          aria-keyshortcuts={sendKeyShortcuts}
        >
          {sending ? t('compose.sending') : t('compose.send')}
        </SubmitButton>
        <IconButton
          label={t('attachments.add')}
          icon={PaperClipIcon}
          aria-expanded={attaching}
          onClick={() => setAttaching(!attaching)}
        />
        <span className={styles.saveState} role="status">
          {statusText}
        </span>
        <IconButton
          label={t('compose.discard')}
          icon={TrashIcon}
          disabled={sending}
          onClick={() => void composer.discard()}
        />
      </Inline>
    </form>
  );
}
