import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { FormValues } from '#lib/forms/useServerForm';
import { conflictingRecord, problemCode } from '#lib/http/problem';

import type { Account } from './api';
import { accountQuery, changeAccount } from './queries';
import type { AccountChange } from './queries';
import { useAccountForm } from './useAccountForm';
import type { AccountForm, AccountFormOptions } from './useAccountForm';

export type ChangeOptions = {
  account: Account;
  onInvalidChange: (invalid: boolean) => void;
  /** Called with the saved account. */
  onSaved: (account: Account) => void;
};

export type ChangeFormOptions<Name extends string> = ChangeOptions &
  Pick<AccountFormOptions<Name, Account>, 'defaultValues' | 'secrets' | 'draft' | 'validate' | 'toFieldErrors'> & {
    /** Maps the values to a change, with the current password where the change needs it. */
    change: (values: FormValues<Name>) => { change: AccountChange; currentPassword?: string };
  };

const isAccount = (value: unknown, { id }: Account): value is Account =>
  typeof value === 'object' && value !== null && 'id' in value && value.id === id;

/**
 * Form that changes the account. On a revision conflict it loads the current account and keeps what was typed, so that
 * saving again is based on the new revision.
 */
export function useAccountChange<Name extends string>({
  account,
  change,
  onSaved,
  ...options
}: ChangeFormOptions<Name>): { form: AccountForm<Name>; conflict: boolean } {
  const client = useQueryClient();
  const saving = useMutation(changeAccount());
  const [conflict, setConflict] = useState(false);
  const form = useAccountForm<Name, Account>({
    ...options,
    send(values) {
      setConflict(false);
      return saving.mutateAsync({ ...change(values), revision: account.revision });
    },
    async onError(error) {
      if (problemCode(error) !== 'revision-conflict') return false;
      const current = conflictingRecord(error);
      const { queryKey } = accountQuery();
      if (isAccount(current, account)) client.setQueryData(queryKey, current);
      else await client.invalidateQueries({ queryKey });
      setConflict(true);
      return true;
    },
    onSuccess: onSaved,
  });
  return { form, conflict };
}
