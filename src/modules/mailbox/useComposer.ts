import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useConfirm } from '#components/ConfirmationDialog';
import { useToast } from '#components/Toast';
import { useTextDraft, withDraft } from '#lib/drafts/useFormDraft';

import { isAddress, splitAddresses } from './addresses';
import type { Attachment, MailDraft } from './api';
import { createAutosave } from './autosave';
import type { SaveState } from './autosave';
import { discardDraftMutation, saveDraftMutation, sendMutation } from './queries';

/** A field that holds addresses. */
export type AddressField = 'to' | 'cc' | 'bcc';

/** A reason why a mail cannot be sent. */
export type ComposeProblem = { field: AddressField; reason: 'required' | 'address' };

const addressFields = ['to', 'cc', 'bcc'] as const;

/** Validates a draft before it is sent. */
export function problemsOf(draft: MailDraft): ComposeProblem[] {
  return addressFields.flatMap((field): ComposeProblem[] => {
    const addresses = splitAddresses(draft[field]);
    if (field === 'to' && addresses.length === 0) return [{ field, reason: 'required' }];
    return addresses.every(isAddress) ? [] : [{ field, reason: 'address' }];
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Options = {
  id: string;
  initialDraft: MailDraft;
  attachments: readonly Attachment[];
  /** Whether the server already has a draft with this id. */
  isPersisted: boolean;
  onDone: () => void;
};

/**
 * State and actions of the composer. Saves the draft while typing, when the tab is hidden and on unmount, and stores it
 * locally until the server has it. Sending or discarding ends it.
 */
export function useComposer({ id, initialDraft, attachments, isPersisted, onDone }: Options) {
  const { t } = useTranslation('mailbox');
  const toast = useToast();
  const confirm = useConfirm();
  const { mutateAsync: save } = useMutation(saveDraftMutation());
  const { mutateAsync: send } = useMutation(sendMutation());
  const { mutate: discardDraft } = useMutation(discardDraftMutation());
  const local = useTextDraft(`mailbox:${id}`);
  const [values, setValues] = useState<MailDraft>(() => {
    const restored = withDraft(initialDraft, local.initial === '' ? undefined : parseJson(local.initial));
    const knownIds = attachments.map((one) => one.id);
    return { ...restored, attachments: restored.attachments.filter((one) => knownIds.includes(one)) };
  });
  const [files, setFiles] = useState<readonly Attachment[]>(() =>
    attachments.filter((one) => values.attachments.includes(one.id)),
  );
  const [saveState, setSaveState] = useState<SaveState>('idle');
  const [persisted, setPersisted] = useState(isPersisted);
  const [sending, setSending] = useState(false);
  const [problems, setProblems] = useState<readonly ComposeProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<unknown>();
  const [autosave] = useState(() =>
    createAutosave<MailDraft>(async (draft) => {
      await save({ id, draft });
      setPersisted(true);
      local.clear();
    }, setSaveState),
  );

  useEffect(() => {
    const saveWhenHidden = () => {
      if (document.visibilityState === 'hidden') void autosave.flush();
    };
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => {
      document.removeEventListener('visibilitychange', saveWhenHidden);
      void autosave.flush();
    };
  }, [autosave]);

  function update(change: Partial<MailDraft>) {
    const next = { ...values, ...change };
    setValues(next);
    local.save(JSON.stringify(next));
    autosave.schedule(next);
  }

  function setAttachments(next: readonly Attachment[]) {
    setFiles(next);
    update({ attachments: next.map((one) => one.id) });
  }

  async function submit() {
    if (sending) return;
    const found = problemsOf(values);
    setProblems(found);
    setFailure(undefined);
    if (found.length > 0) {
      setAttempt((count) => count + 1);
      return;
    }
    if (values.subject.trim() === '') {
      const answer = await confirm({
        title: t('compose.noSubject'),
        message: t('compose.noSubjectText'),
        icon: { color: 'info' },
        actions: { confirm: { label: t('compose.send'), color: 'primary' } },
        dismissible: true,
      });
      if (answer !== 'confirmed') return;
    }
    setSending(true);
    await autosave.stop();
    try {
      await send({ id, draft: values });
    } catch (error) {
      setFailure(error);
      setSending(false);
      // Keep a mail that could not be sent as a draft.
      autosave.schedule(values);
      return;
    }
    local.clear();
    toast.show({ text: t('compose.sent'), tone: 'success' });
    onDone();
  }

  async function discard() {
    const hasContent = persisted || JSON.stringify(values) !== JSON.stringify(initialDraft);
    if (hasContent) {
      const answer = await confirm({
        title: t('compose.discardTitle'),
        message: t('compose.discardText'),
        actions: { confirm: { label: t('compose.discard') } },
        dismissible: true,
      });
      if (answer !== 'confirmed') return;
    }
    await autosave.stop();
    local.clear();
    if (persisted) discardDraft(id);
    onDone();
  }

  return {
    values,
    files,
    saveState,
    sending,
    problems,
    attempt,
    failure,
    update,
    setAttachments,
    submit,
    discard,
  };
}
