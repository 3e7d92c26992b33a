import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { Account } from './api';
import { accountQuery, changeAccount } from './queries';
import type { AccountChange } from './queries';
import { conflictOf, problemCode } from './refusal';
import { useAccountForm } from './useAccountForm';
import type { FormProblem } from './useAccountForm';

export type ChangeOptions = {
  account: Account;
  onWrong: (wrong: boolean) => void;
  /** It is saved. */
  onSaved: (account: Account) => void;
};

const isAccount = (value: unknown, { id }: Account): value is Account =>
  typeof value === 'object' && value !== null && 'id' in value && value.id === id;

/**
 * One change of the account by a form. Where the account was changed elsewhere meanwhile, what is true now is shown, the
 * form says so and stays as it was typed: saving again is then based on that.
 */
export function useChange<Field extends string>({ account, onWrong, onSaved }: ChangeOptions) {
  const client = useQueryClient();
  const change = useMutation(changeAccount());
  const form = useAccountForm<Field>(onWrong);
  const [conflict, setConflict] = useState(false);

  async function save(
    next: AccountChange,
    {
      check = () => [],
      explain = () => [],
      currentPassword,
    }: {
      check?: () => readonly FormProblem<Field>[];
      explain?: (error: unknown) => readonly FormProblem<Field>[];
      currentPassword?: string;
    } = {},
  ) {
    setConflict(false);
    let saved: Account | undefined;
    let clashed = false;
    await form.send({
      check,
      explain,
      async send() {
        try {
          saved = await change.mutateAsync({
            change: next,
            revision: account.revision,
            ...(currentPassword === undefined ? {} : { currentPassword }),
          });
        } catch (error) {
          if (problemCode(error) !== 'revision-conflict') throw error;
          clashed = true;
          const current = conflictOf(error);
          const { queryKey } = accountQuery();
          if (isAccount(current, account)) client.setQueryData(queryKey, current);
          else await client.invalidateQueries({ queryKey });
        }
      },
    });
    setConflict(clashed);
    if (saved) onSaved(saved);
  }

  return { form, conflict, save };
}
