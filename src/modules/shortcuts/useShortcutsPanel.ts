import { useIsMutating, useMutation, useQuery } from '@tanstack/react-query';
import { useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';

import { useConfirm } from '#components/ConfirmationDialog';
import { useToast } from '#components/Toast';
import { removeOwnDraft } from '#lib/drafts/drafts';

import type { Shortcut, ShortcutInput } from './api';
import { draftKeyOf } from './drafts';
import { lazyShortcutForm } from './lazyShortcutForm';
import { FocusTargets } from './focusTargets';
import { createMutation, removeMutation, shortcutsKey, shortcutsQuery, updateMutation } from './queries';
import { parseFieldErrors } from './fieldErrors';
import type { RejectedInput } from './fieldErrors';
import { shortcutsReducer, viewing } from './shortcutsMachine';
import type { ShortcutsEvent } from './shortcutsMachine';

const newFormId = 'new';
let placeholderCount = 0;

function nextPlaceholder(): string {
  placeholderCount += 1;
  return `placeholder-${placeholderCount}`;
}

/**
 * State and actions of the panel: mode, shortcuts, mutations, and where focus moves when a mode change unmounts the
 * focused control.
 */
export function useShortcutsPanel() {
  const { t } = useTranslation('shortcuts');
  const confirm = useConfirm();
  const toast = useToast();
  const [state, dispatch] = useReducer(shortcutsReducer, viewing);
  const [isEnabled, setEnabled] = useState(false);
  const [rejections, setRejections] = useState<Readonly<Record<string, RejectedInput | undefined>>>({});
  const [focusTargets] = useState(() => new FocusTargets());

  const query = useQuery({ ...shortcutsQuery(), enabled: isEnabled });
  const shortcuts = query.data ?? [];
  const indexOf = (shortcutId: string) => shortcuts.findIndex(({ id }) => id === shortcutId);
  const saving = useIsMutating({ mutationKey: shortcutsKey }) > 0;

  /** Changes the mode synchronously, so that the next focus target is mounted. */
  const transition = (event: ShortcutsEvent) => flushSync(() => dispatch(event));
  const setRejected = (form: string, rejected: RejectedInput | undefined) =>
    flushSync(() => setRejections((before) => ({ ...before, [form]: rejected })));

  function saved(form: string, { id }: Shortcut) {
    removeOwnDraft(draftKeyOf(form));
    setRejected(form, undefined);
    if (!focusTargets.isFormShown(form)) return;
    transition({ type: 'saved' });
    focusTargets.focusCell(id, form === newFormId ? 0 : indexOf(id));
  }

  function failed(error: Error, sent: ShortcutInput & { id?: string }) {
    const form = sent.id ?? newFormId;
    const rejected = parseFieldErrors(error, sent);
    setRejected(form, rejected);
    if (!rejected) return;
    if (focusTargets.isFormShown(form)) focusTargets.focusFirstInvalid();
    else toast.show({ tone: 'error', text: t('failure.refused') });
  }

  const create = useMutation(createMutation({ onSaved: (shortcut) => saved(newFormId, shortcut), onFailed: failed }));
  const update = useMutation(updateMutation({ onSaved: (shortcut) => saved(shortcut.id, shortcut), onFailed: failed }));
  const restore = useMutation(createMutation());
  const remove = useMutation(
    removeMutation({
      onRemoved({ label, description, icon, link, useRouter }) {
        toast.show({
          text: t('delete.done', { label }),
          action: {
            label: t('delete.undo'),
            onClick: () =>
              restore.mutate({
                shortcut: { label, description, icon, link, useRouter },
                placeholder: nextPlaceholder(),
              }),
          },
        });
      },
    }),
  );

  return {
    state,
    query,
    saving,
    rejected: rejections[state.mode === 'edit' ? state.id : newFormId],
    focusTargets,
    actions: {
      open() {
        setEnabled(true);
        dispatch({ type: 'open' });
      },
      startEditing() {
        lazyShortcutForm.preload();
        transition({ type: 'start-editing' });
        focusTargets.focusCell(shortcuts[0]?.id, 0);
      },
      done() {
        transition({ type: 'done' });
        focusTargets.focusEditButton();
      },
      add() {
        lazyShortcutForm.preload();
        transition({ type: 'add' });
        focusTargets.focusForm();
      },
      edit(id: string) {
        lazyShortcutForm.preload();
        transition({ type: 'edit', id });
        focusTargets.focusForm();
      },
      cancel() {
        const form = state.mode === 'edit' ? state.id : newFormId;
        removeOwnDraft(draftKeyOf(form));
        setRejected(form, undefined);
        transition({ type: 'cancel' });
        focusTargets.focusCell(state.mode === 'edit' ? state.id : undefined, indexOf(form));
      },
      save(shortcut: ShortcutInput) {
        if (state.mode === 'edit') update.mutate({ id: state.id, ...shortcut });
        else create.mutate({ shortcut, placeholder: nextPlaceholder() });
      },
      async confirmDelete(shortcut: Shortcut) {
        const answer = await confirm({
          title: t('delete.title'),
          message: t('delete.text', { label: shortcut.label }),
          icon: { name: 'heroicons_outline:trash' },
          actions: { confirm: { label: t('delete.confirm') }, cancel: { label: t('delete.cancel') } },
          dismissible: true,
        });
        if (answer !== 'confirmed') return;
        removeOwnDraft(draftKeyOf(shortcut.id));
        const index = indexOf(shortcut.id);
        const neighbour = shortcuts[index + 1] ?? shortcuts[index - 1];
        remove.mutate(shortcut);
        transition({ type: 'deleted' });
        focusTargets.focusCell(neighbour?.id, Math.max(0, index));
      },
    },
  };
}

/** State and actions that the parts of the panel share. */
export type ShortcutsPanelModel = ReturnType<typeof useShortcutsPanel>;
