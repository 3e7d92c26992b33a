import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { Button } from '#components/Button';
import { DateField } from '#components/DateField';
import { DraftConflictAlert } from '#components/DraftConflictAlert';
import { RichTextField } from '#components/RichTextField';
import { SaveStatus } from '#components/SaveStatus';
import { SubmitButton } from '#components/SubmitButton';
import { TagPicker } from '#components/TagPicker';
import { TextArea } from '#components/TextArea';
import { TextField } from '#components/TextField';
import { mergeFields } from '#lib/drafts/draftSync';
import { useDraftSync } from '#lib/drafts/useDraftSync';
import { createMutationRunner } from '#lib/query/createMutationRunner';
import { todayIn } from '#lib/time/today';
import { viewerTimeZone } from '#lib/time/viewerTimeZone';

import type { Contact } from './api';
import { isCalendarDate } from './birthday';
import {
  blankDraft,
  conflictIn,
  draftFilledIn,
  draftFrom,
  isSameDraft,
  parseCopy,
  problemOf,
  toChange,
  toVersion,
} from './contactDraft';
import type { ContactDraft, FilledIn } from './contactDraft';
import * as styles from './ContactForm.css';
import { EmailRows } from './EmailRows';
import { contactLimits } from './limits';
import { PhoneRows } from './PhoneRows';
import { PhotoField } from './PhotoField';
import {
  changeContactMutation,
  contactQuery,
  contactTagsQuery,
  createTagMutation,
  loadContact,
  removeContactsMutation,
  saveContactMutation,
  uploadAvatarMutation,
} from './queries';

export type ContactFormProps = {
  id: string;
  /** The contact on the server; null for a new one. */
  contact: Contact | null;
  isNew: boolean;
  /** What a link has filled in for a new contact; saved like what is typed. */
  filledIn?: FilledIn | undefined;
  pathTo: (id?: string) => string;
  /** Deletes a contact that is given up again. */
  onRemove: (contacts: readonly Contact[]) => void;
};

/** Edits a contact in place. Changes are saved automatically; Cancel restores the contact. */
export function ContactForm({ id, contact, isNew, filledIn, pathTo, onRemove }: ContactFormProps) {
  const { t } = useTranslation('contacts');
  const navigate = useNavigate();
  const client = useQueryClient();
  const { mutateAsync: save } = useMutation(saveContactMutation());
  const { mutateAsync: createTag } = useMutation(createTagMutation());
  const { mutateAsync: uploadAvatar } = useMutation(uploadAvatarMutation());
  const { mutateAsync: change } = useMutation(changeContactMutation());
  const { data: tags = [] } = useQuery(contactTagsQuery());
  const [opened] = useState(contact);
  const avatar = useQuery({ ...contactQuery(id, client), enabled: opened !== null }).data?.avatar ?? null;
  // What Cancel brings back: nothing of a new contact, though it may have been saved before a reload.
  const before = isNew ? null : opened;
  const name = useRef<HTMLInputElement>(null);
  const birthdayField = useRef<HTMLInputElement>(null);

  /** Tags that were deleted while the form was open cannot be saved. */
  function withKnownTags(draft: ContactDraft): ContactDraft {
    const known = client.getQueryData(contactTagsQuery().queryKey);
    return known ? { ...draft, tags: draft.tags.filter((tag) => known.some((one) => one.id === tag)) } : draft;
  }

  const { state, sync, end } = useDraftSync<ContactDraft>({
    draftKey: `contacts:${id}`,
    server: contact && toVersion(contact),
    initial: blankDraft,
    parseCopy,
    save: async (draft, baseDate) => ({
      content: draft,
      savedAt: (await save({ id, contact: toChange(withKnownTags(draft)), baseDate })).updatedAt,
    }),
    async load() {
      const found = await loadContact(id);
      return found && toVersion(found);
    },
    conflictIn,
    isSame: isSameDraft,
    merge: mergeFields,
    problemOf,
  });
  const draft = state.content;
  const update = (change: Partial<ContactDraft>) => sync.change((now) => ({ ...now, ...change }));

  const fillIn = useEffectEvent(() => {
    // What was typed before a reload wins.
    if (filledIn && sync.getState().status === 'untouched') sync.change(() => draftFilledIn(filledIn));
  });
  useEffect(() => fillIn(), []);

  // The form takes the place of the button or row that had the focus.
  useEffect(() => name.current?.focus(), []);

  const isBlank = () => isNew && avatar === null && isSameDraft(sync.getState().content, blankDraft);
  const isCancelled = useRef(false);
  const discard = (saved: Contact) =>
    createMutationRunner(client).start(removeContactsMutation(), { contacts: [saved] });
  // A new contact that was emptied again is discarded, however the form is left.
  const discardBlank = useEffectEvent(async () => {
    if (isCancelled.current || !isBlank()) return;
    await sync.flush();
    const saved = client.getQueryData(contactQuery(id, client).queryKey);
    if (saved && sync.getState().status === 'saved') await discard(saved);
  });
  useEffect(() => () => void discardBlank(), []);

  const savePhoto = (photo: File) =>
    sync.changeApart(async () => {
      // A new contact that is not stored yet has nothing that could carry the photo.
      if (sync.getState().savedAt === null) {
        await save({ id, contact: toChange(withKnownTags(sync.getState().content)), baseDate: null });
      }
      await uploadAvatar({ id, avatar: photo });
    });

  const setPhoto = (photo: string | null) =>
    sync.changeApart(() => change({ id, contact: { avatar: photo } })).catch(() => {});

  /** Leaves the form once everything is saved; else the form says what is wrong. */
  async function finish() {
    await sync.flush();
    const { birthday } = sync.getState().content;
    // Leaving would lose it; its field says what is wrong.
    if (birthday !== '' && !isCalendarDate(birthday)) return birthdayField.current?.focus();
    const { status, savedAt } = sync.getState();
    if (status !== 'untouched' && status !== 'saved') return;
    await end();
    // A contact that stayed blank is not there.
    void navigate(pathTo(savedAt === null || isBlank() ? undefined : id), { replace: true });
  }

  async function cancel() {
    const { status } = sync.getState();
    if (status === 'conflict' || status === 'gone') {
      // What another tab has saved stays.
      await end();
      return void navigate(pathTo(status === 'gone' ? undefined : id), { replace: true });
    }
    if (before) {
      if (avatar !== before.avatar) await setPhoto(before.avatar);
      sync.change(() => draftFrom(before));
      return finish();
    }
    isCancelled.current = true;
    await end();
    const saved = client.getQueryData(contactQuery(id, client).queryKey);
    // Nobody needs an emptied contact back, so nothing is said, and there is no undo.
    if (saved && isBlank()) void discard(saved);
    else if (saved) onRemove([saved]);
    void navigate(pathTo(), { replace: true });
  }

  const title = t(isNew ? 'new' : 'edit.title');
  return (
    <form
      className={styles.root}
      aria-label={title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void finish();
      }}
    >
      <div className={styles.toolbar}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {state.savedAt === (before?.updatedAt ?? null) && state.status === 'saved' ? null : (
          <SaveStatus status={state.status} error={state.error} onRetry={() => void sync.flush()} />
        )}
        <Button variant="quiet" onClick={() => void cancel()}>
          {t('edit.cancel')}
        </Button>
        <SubmitButton tone="primary" variant="solid">
          {t('edit.done')}
        </SubmitButton>
      </div>
      <div className={styles.body}>
        <DraftConflictAlert state={state} onResolve={sync.resolveConflict} />
        <PhotoField id={id} name={draft.name} avatar={avatar} onSave={savePhoto} onRemove={() => void setPhoto(null)} />
        <TextField
          ref={name}
          label={t('field.name')}
          value={draft.name}
          maxLength={contactLimits.name}
          autoComplete="off"
          onChange={(value) => update({ name: value })}
        />
        <div className={styles.pair}>
          <TextField
            label={t('field.title')}
            value={draft.title}
            maxLength={contactLimits.role}
            autoComplete="off"
            onChange={(value) => update({ title: value })}
          />
          <TextField
            label={t('field.company')}
            value={draft.company}
            maxLength={contactLimits.role}
            autoComplete="off"
            onChange={(value) => update({ company: value })}
          />
        </div>
        <TagPicker
          label={t('tags.title')}
          options={tags.map((tag) => ({ value: tag.id, label: tag.title }))}
          value={draft.tags}
          max={contactLimits.tags}
          placeholder={t('edit.tags')}
          onChange={(value) => update({ tags: value })}
          onCreate={async (label) => {
            const made = await createTag({ title: label.slice(0, contactLimits.tagTitle) });
            return { tag: { value: made.id, label: made.title } };
          }}
        />
        <EmailRows rows={draft.emails} onChange={(emails) => update({ emails })} />
        <PhoneRows rows={draft.phoneNumbers} onChange={(phoneNumbers) => update({ phoneNumbers })} />
        <TextArea
          label={t('field.address')}
          rows={2}
          {...(draft.address.length > contactLimits.address - 40 && { limit: contactLimits.address })}
          value={draft.address}
          onChange={(value) => update({ address: value })}
        />
        <div className={styles.short}>
          <DateField
            ref={birthdayField}
            label={t('field.birthday')}
            value={draft.birthday}
            max={todayIn(viewerTimeZone())}
            autoComplete="off"
            onChange={(value) => update({ birthday: value })}
          />
        </div>
        <RichTextField
          label={t('field.notes')}
          rows={5}
          value={draft.notes}
          onChange={(notes) => {
            // The editor also fires when it normalises the value it was given.
            if (notes !== draft.notes) update({ notes });
          }}
          {...(draft.notes.length > contactLimits.notes && {
            error: t('edit.tooLong', { count: draft.notes.length, max: contactLimits.notes }),
          })}
        />
      </div>
    </form>
  );
}
