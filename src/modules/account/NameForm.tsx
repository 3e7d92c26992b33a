import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { DraftNotice } from '#components/DraftNotice';
import { TextField } from '#components/TextField';
import { useTextDraft } from '#lib/useFormDraft';

import { ChangeForm } from './ChangeForm';
import { refusedFields } from './refusal';
import { useChange } from './useChange';
import type { ChangeOptions } from './useChange';

export type NameFormProps = ChangeOptions & { onCancel: () => void };

/** Changes the name. */
export function NameForm({ onCancel, onSaved, ...options }: NameFormProps) {
  const { t } = useTranslation('account');
  const field = useRef<HTMLInputElement>(null);
  const draft = useTextDraft('account/name');
  const { form, conflict, save } = useChange<'name'>({
    ...options,
    onSaved(account) {
      draft.forget();
      onSaved(account);
    },
  });
  const [name, setName] = useState(draft.found || options.account.name);
  const [isBack, setBack] = useState(name !== options.account.name);

  function write(next: string) {
    setName(next);
    draft.follow(next === options.account.name ? '' : next);
  }

  const missing = [{ field: 'name' as const, text: t('problem.nameMissing') }];
  return (
    <ChangeForm
      form={form}
      label={t('rows.name')}
      conflict={conflict ? t('conflict.text', { value: options.account.name }) : undefined}
      onSubmit={() =>
        void save(
          { name: name.trim() },
          {
            check: () => (name.trim() === '' ? missing : []),
            explain: (error) => (refusedFields(error).length > 0 ? missing : []),
          },
        )
      }
      onCancel={() => {
        draft.forget();
        onCancel();
      }}
    >
      {isBack ? (
        <DraftNotice
          onDiscard={() => {
            write(options.account.name);
            setBack(false);
            field.current?.focus();
          }}
        />
      ) : null}
      <TextField
        ref={field}
        id={form.idOf('name')}
        label={t('rows.name')}
        labelHidden
        name="name"
        autoComplete="name"
        maxLength={80}
        value={name}
        error={form.errorOf('name')}
        onChange={write}
      />
    </ChangeForm>
  );
}
