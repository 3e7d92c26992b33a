import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { Dialog } from '#components/Dialog';
import { TextField } from '#components/TextField';
import { HttpError } from '#lib/http/request';

import type { FileItem } from './api';
import { isFileName, splitEnding } from './fileNames';
import { isFolder } from './fileTree';
import { createFolderMutation, renameMutation } from './queries';

export type NameDialogProps = {
  open: boolean;
  onClose: () => void;
  /** The item that is renamed; `undefined` for a new folder. */
  item: FileItem | undefined;
  /** Where the new folder is made. */
  folderId: string | null;
  /** Called with the id of what has been named. */
  onDone: (id: string) => void;
};

/** Names a new folder, or renames an item. */
export function NameDialog({ open, onClose, item, folderId, onDone }: NameDialogProps) {
  const { t } = useTranslation('file-manager');
  const field = useRef<HTMLInputElement>(null);
  const formId = useId();
  const [isPending, setPending] = useState(false);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      title={item ? t('rename.title') : t('new.folder')}
      initialFocus={field}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
          <Button type="submit" form={formId} tone="primary" variant="solid" loading={isPending}>
            {item ? t('rename.save') : t('new.create')}
          </Button>
        </>
      }
    >
      <NameForm
        key={item?.id ?? 'new'}
        id={formId}
        item={item}
        folderId={folderId}
        field={field}
        onPending={setPending}
        onDone={onDone}
      />
    </Dialog>
  );
}

type NameFormProps = Pick<NameDialogProps, 'item' | 'folderId' | 'onDone'> & {
  id: string;
  field: RefObject<HTMLInputElement | null>;
  onPending: (isPending: boolean) => void;
};

function NameForm({ id, item, folderId, field, onPending, onDone }: NameFormProps) {
  const { t } = useTranslation('file-manager');
  const [name, setName] = useState(item?.name ?? t('new.folderName'));
  const [error, setError] = useState<string>();
  // Repeated after a lost response, it makes no second folder.
  const [newId] = useState(() => crypto.randomUUID());
  const { mutateAsync: create } = useMutation(createFolderMutation());
  const { mutateAsync: rename } = useMutation(renameMutation());

  // As on a desktop, the ending of a file stays unless it is meant.
  useEffect(() => {
    const base = item && !isFolder(item) ? splitEnding(item.name).base : field.current?.value;
    field.current?.setSelectionRange(0, base?.length ?? 0);
  }, [field, item]);

  function refuse(message: string) {
    setError(message);
    field.current?.focus();
  }

  async function save() {
    const text = name.trim();
    if (!isFileName(text)) {
      refuse(t(text === '' ? 'name.empty' : /[/\\]/.test(text) ? 'name.slash' : 'name.invalid'));
      return;
    }
    onPending(true);
    try {
      if (!item) await create({ id: newId, folderId, name: text });
      else if (text !== item.name) await rename({ id: item.id, name: text });
      onDone(item?.id ?? newId);
    } catch (failure) {
      const isTaken = failure instanceof HttpError && failure.problem.errors?.some(({ code }) => code === 'not_unique');
      refuse(t(isTaken ? 'name.taken' : 'name.failed', { name: text }));
    } finally {
      onPending(false);
    }
  }

  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        ref={field}
        label={t('fields.name')}
        value={name}
        error={error}
        spellCheck={false}
        onChange={(text) => {
          setName(text);
          setError(undefined);
        }}
      />
    </form>
  );
}
