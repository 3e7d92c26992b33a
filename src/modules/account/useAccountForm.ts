import { useTranslation } from 'react-i18next';

import { useServerForm } from '#lib/forms/useServerForm';
import type { FormValues, ServerForm, ServerFormOptions } from '#lib/forms/useServerForm';
import { errorKey, retryAfterMinutes } from '#lib/http/problem';
import type { ErrorKey } from '#lib/http/problem';

// Keys of `problem` in the translations.
const problemKeys = [
  'nameMissing',
  'emailFormat',
  'emailUnusable',
  'passwordMissing',
  'passwordWrong',
  'passwordShort',
  'passwordSame',
  'passwordCommon',
] as const;

/** Errors of fields; each message is a key of `problem` in the translations. */
export type FieldErrors<Name extends string> = ReadonlyArray<{ field: Name; message: (typeof problemKeys)[number] }>;

/** Why a form was not saved: the key of a sentence, or the minutes to wait after too many attempts. */
type Failure = { key: ErrorKey } | { minutes: number };

/** A form of the account pages. */
export type AccountForm<Name extends string = string> = ServerForm<Name, Failure>;

export type AccountFormOptions<Name extends string, Result> = Pick<
  ServerFormOptions<Name, Failure, Result>,
  'defaultValues' | 'secrets' | 'draft' | 'send' | 'onError' | 'onSuccess' | 'onInvalidChange'
> & {
  validate?: (values: FormValues<Name>) => FieldErrors<Name>;
  /** The fields that an error of the server names; any other error is shown as a failure to save. */
  toFieldErrors?: (error: unknown) => FieldErrors<Name>;
};

/** Form state of the account pages. */
export function useAccountForm<Name extends string, Result>({
  validate = () => [],
  toFieldErrors = () => [],
  ...options
}: AccountFormOptions<Name, Result>): AccountForm<Name> {
  const { t } = useTranslation('account');
  return useServerForm<Name, Failure, Result>({
    ...options,
    validate,
    toFieldErrors,
    toFailure(error) {
      const minutes = retryAfterMinutes(error);
      return minutes === undefined ? { key: errorKey(error) } : { minutes };
    },
    formatFieldError(message) {
      const key = problemKeys.find((known) => known === message);
      return key ? t(`problem.${key}`) : message;
    },
    formatFailure: (failure) => ('key' in failure ? t(failure.key) : t('failure.tooMany', { count: failure.minutes })),
  });
}
