import { useIsMutating, useMutation, useQuery } from '@tanstack/react-query';
import { useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';

import { useConfirm } from '#components/ConfirmationDialog';
import { useToast } from '#components/Toast';
import { forgetDraft } from '#lib/drafts/drafts';

import type { Shortcut, ShortcutInput } from './api';
import { draftPlace } from './drafts';
import { formPart } from './lazyShortcutForm';
import { Places } from './focusTargets';
import { createMutation, removeMutation, shortcutsKey, shortcutsQuery, updateMutation } from './queries';
import { readRefusal } from './fieldErrors';
import type { Refusal } from './fieldErrors';
import { shortcutsReducer, viewing } from './shortcutsMachine';
import type { ShortcutsEvent } from './shortcutsMachine';

const newForm = 'new';
let placeholders = 0;

function nextPlaceholder(): string {
  placeholders += 1;
  return `placeholder-${placeholders}`;
}

/**
 * Everything the panel knows and does: its mode, the shortcuts, the changes to them, and where the focus goes with each
 * change of the mode, because the control that had it is gone then.
 */
export function useShortcutsPanel() {
  const { t } = useTranslation('shortcuts');
  const confirm = useConfirm();
  const toast = useToast();
  const [state, dispatch] = useReducer(shortcutsReducer, viewing);
  const [wanted, setWanted] = useState(false);
  const [refusals, setRefusals] = useState<Readonly<Record<string, Refusal | undefined>>>({});
  const [places] = useState(() => new Places());

  const query = useQuery({ ...shortcutsQuery(), enabled: wanted });
  const shortcuts = query.data ?? [];
  const indexOf = (wantedId: string) => shortcuts.findIndex(({ id }) => id === wantedId);
  const saving = useIsMutating({ mutationKey: shortcutsKey }) > 0;

  /** Changes the mode at once, so that what takes the focus is there. */
  const move = (event: ShortcutsEvent) => flushSync(() => dispatch(event));
  const refuse = (form: string, refusal: Refusal | undefined) =>
    flushSync(() => setRefusals((before) => ({ ...before, [form]: refusal })));

  function saved(form: string, { id }: Shortcut) {
    forgetDraft(draftPlace(form));
    refuse(form, undefined);
    if (!places.shows(form)) return;
    move({ type: 'saved' });
    places.focusCell(id, form === newForm ? 0 : indexOf(id));
  }

  function failed(error: Error, sent: ShortcutInput & { id?: string }) {
    const form = sent.id ?? newForm;
    const refusal = readRefusal(error, sent);
    refuse(form, refusal);
    if (!refusal) return;
    if (places.shows(form)) places.focusRefused();
    else toast.show({ tone: 'error', text: t('failure.refused') });
  }

  const create = useMutation(createMutation({ onSaved: (shortcut) => saved(newForm, shortcut), onFailed: failed }));
  const update = useMutation(updateMutation({ onSaved: (shortcut) => saved(shortcut.id, shortcut), onFailed: failed }));
  const restore = useMutation(createMutation());
  const remove = useMutation(
    removeMutation({
      onRemoved({ label, description, icon, link, useRouter }) {
        toast.show({
          text: t('delete.done', { label }),
          action: {
            label: t('delete.undo'),
            onPress: () =>
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
    refusal: refusals[state.mode === 'edit' ? state.id : newForm],
    places,
    act: {
      open() {
        setWanted(true);
        dispatch({ type: 'open' });
      },
      pencil() {
        formPart.prepare();
        move({ type: 'pencil' });
        places.focusCell(shortcuts[0]?.id, 0);
      },
      done() {
        move({ type: 'done' });
        places.focusPencil();
      },
      plus() {
        formPart.prepare();
        move({ type: 'plus' });
        places.focusForm();
      },
      choose(id: string) {
        formPart.prepare();
        move({ type: 'choose', id });
        places.focusForm();
      },
      cancel() {
        const form = state.mode === 'edit' ? state.id : newForm;
        forgetDraft(draftPlace(form));
        refuse(form, undefined);
        move({ type: 'cancel' });
        places.focusCell(state.mode === 'edit' ? state.id : undefined, indexOf(form));
      },
      save(shortcut: ShortcutInput) {
        if (state.mode === 'edit') update.mutate({ id: state.id, ...shortcut });
        else create.mutate({ shortcut, placeholder: nextPlaceholder() });
      },
      async askToDelete(shortcut: Shortcut) {
        const answer = await confirm({
          title: t('delete.title'),
          message: t('delete.text', { label: shortcut.label }),
          icon: { name: 'heroicons_outline:trash' },
          actions: { confirm: { label: t('delete.confirm') }, cancel: { label: t('delete.cancel') } },
          dismissible: true,
        });
        if (answer !== 'confirmed') return;
        forgetDraft(draftPlace(shortcut.id));
        const index = indexOf(shortcut.id);
        const neighbour = shortcuts[index + 1] ?? shortcuts[index - 1];
        remove.mutate(shortcut);
        move({ type: 'deleted' });
        places.focusCell(neighbour?.id, Math.max(0, index));
      },
    },
  };
}

/** What the parts of the panel are given. */
export type ShortcutsPanelModel = ReturnType<typeof useShortcutsPanel>;
