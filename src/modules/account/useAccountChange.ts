import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { TextValues } from '#lib/forms/useTextForm';
import { conflictingRecord, problemCode } from '#lib/http/problem';

import type { Account } from './api';
import { accountQuery, changeAccount } from './queries';
import type { AccountChange } from './queries';
import { useAccountForm } from './useAccountForm';
import type { AccountForm, AccountFormOptions } from './useAccountForm';

export type ChangeOptions = {
  account: Account;
  onErrorChange: (wrong: boolean) => void;
  /** It is saved. */
  onSaved: (account: Account) => void;
};

export type ChangeFormOptions<Values extends TextValues> = ChangeOptions &
  Pick<AccountFormOptions<Values, Account>, 'initial' | 'secrets' | 'draft' | 'check' | 'explain'> & {
    /** What the values change, and the password that the change needs. */
    change: (values: Values) => { change: AccountChange; currentPassword?: string };
  };

const isAccount = (value: unknown, { id }: Account): value is Account =>
  typeof value === 'object' && value !== null && 'id' in value && value.id === id;

/**
 * One change of the account by a form. Where the account was changed elsewhere meanwhile, what is true now is shown, the
 * form says so and stays as it was typed: saving again is then based on that.
 */
export function useAccountChange<Values extends TextValues>({
  account,
  change,
  onSaved,
  ...options
}: ChangeFormOptions<Values>): { form: AccountForm<Values>; conflict: boolean } {
  const client = useQueryClient();
  const saving = useMutation(changeAccount());
  const [conflict, setConflict] = useState(false);
  const form = useAccountForm<Values, Account>({
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
