import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useConfirm } from '#components/ConfirmationDialog';
import { useToast } from '#components/Toast';
import { useDraftSync } from '#lib/drafts/useDraftSync';

import type { Mail } from './api';
import {
  conflictIn,
  isSameMail,
  limitProblems,
  mergeMails,
  parseCopy,
  problemsOf,
  toDraft,
  toVersion,
} from './composedMail';
import type { ComposedMail, ComposeProblem } from './composedMail';
import { discardDraftMutation, loadDraft, saveDraftMutation, sendMutation } from './queries';

/** Key of the copy of a draft on this device. */
export const mailDraftKey = (id: string) => `mailbox:${id}`;

export interface ComposerOptions {
  /** The draft is saved and sent under this id. */
  id: string;
  /** The draft on the server, if any. */
  server: Mail | null;
  /** What the mail holds before anything is written. */
  initial: ComposedMail;
  onDone: () => void;
  /** Called with the id of a new draft that holds what was written, because the old one is gone. */
  onReplaced: (id: string) => void;
}

/**
 * State and actions of the composer. The draft is saved on this device at once and by the server after a pause; sending
 * or discarding ends it.
 */
export function useComposer({ id, server, initial, onDone, onReplaced }: ComposerOptions) {
  const { t } = useTranslation('mailbox');
  const toast = useToast();
  const confirm = useConfirm();
  const { mutateAsync: save } = useMutation(saveDraftMutation());
  const { mutateAsync: send } = useMutation(sendMutation());
  const { mutate: discardDraft } = useMutation(discardDraftMutation());
  const { state, sync, end, moveTo } = useDraftSync<ComposedMail>({
    draftKey: mailDraftKey(id),
    server: server && toVersion(server),
    initial,
    parseCopy,
    save: async (mail, baseDate) => ({
      content: mail,
      savedAt: (await save({ id, draft: toDraft(mail), baseDate })).date,
    }),
    async load() {
      const found = await loadDraft(id);
      return found && toVersion(found);
    },
    conflictIn,
    isSame: isSameMail,
    merge: mergeMails,
    problemOf: (mail) => limitProblems(mail).at(0),
  });
  const [sending, setSending] = useState(false);
  const [problems, setProblems] = useState<readonly ComposeProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<unknown>();
  const isBlocked = () => ['conflict', 'gone'].includes(sync.getState().status);

  async function submit() {
    if (sending || isBlocked()) return;
    const found = problemsOf(sync.getState().content);
    setProblems(found);
    setFailure(undefined);
    if (found.length > 0) {
      setAttempt((count) => count + 1);
      return;
    }
    if (sync.getState().content.subject.trim() === '') {
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
    await sync.hold();
    // What the last save has answered, perhaps that another tab has changed the draft.
    if (isBlocked()) {
      setSending(false);
      sync.resume();
      return;
    }
    try {
      const { content, savedAt } = sync.getState();
      await send({ id, draft: toDraft(content), baseDate: savedAt });
    } catch (error) {
      setSending(false);
      sync.resume();
      sync.handleSendError(error);
      if (!isBlocked()) setFailure(error);
      return;
    }
    await end();
    toast.show({ text: t('compose.sent'), tone: 'success' });
    onDone();
  }

  async function discard() {
    const hasContent = state.savedAt !== null || !isSameMail(state.content, initial);
    if (hasContent) {
      const answer = await confirm({
        title: t('compose.discardTitle'),
        message: t('compose.discardText'),
        actions: { confirm: { label: t('compose.discard') } },
        dismissible: true,
      });
      if (answer !== 'confirmed') return;
    }
    await end();
    // It may have been saved while the question was open.
    const { savedAt, status } = sync.getState();
    if (savedAt !== null && status !== 'gone') discardDraft(id);
    onDone();
  }

  /** Goes on with what was written under a new id, because the draft was sent or deleted elsewhere. */
  async function keepAsNew() {
    const replacement = crypto.randomUUID();
    await moveTo(mailDraftKey(replacement));
    onReplaced(replacement);
  }

  return {
    mail: state.content,
    state,
    sending,
    problems,
    attempt,
    failure,
    update: (change: Partial<ComposedMail>) => sync.change((mail) => ({ ...mail, ...change })),
    change: sync.change,
    resolveConflict: sync.resolveConflict,
    keepAsNew,
    submit,
    discard,
  };
}
