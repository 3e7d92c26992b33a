import { useTranslation } from 'react-i18next';

import { useTextForm } from '#lib/forms/useTextForm';
import type { TextForm, TextFormOptions, TextValues } from '#lib/forms/useTextForm';
import { errorKey, retryAfterMinutes } from '#lib/http/problem';

/** What may be wrong with a field: keys of `problem` in the texts. */
export type ProblemKey =
  | 'nameMissing'
  | 'emailFormat'
  | 'emailUnusable'
  | 'passwordMissing'
  | 'passwordWrong'
  | 'passwordShort'
  | 'passwordSame'
  | 'passwordCommon';

/** What is wrong with a field, or with the whole: why it did not arrive, or how many minutes to wait. */
export type Problem<Field extends string> =
  | { field: Field; key: ProblemKey }
  | { field?: undefined; failure: ReturnType<typeof errorKey> }
  | { field?: undefined; minutes: number };

/** What is wrong with fields. */
export type FieldProblems<Field extends string> = ReadonlyArray<{ field: Field; key: ProblemKey }>;

/** A form as the parts of a page of this module need it. */
export type AccountForm<Values extends TextValues> = TextForm<Values, Problem<keyof Values & string>>;

export type AccountFormOptions<Values extends TextValues, Answer> = Pick<
  TextFormOptions<Values, Problem<keyof Values & string>, Answer>,
  'initial' | 'secrets' | 'draft' | 'send' | 'onError' | 'onSuccess' | 'onInvalidChange'
> & {
  check?: (values: Values) => FieldProblems<keyof Values & string>;
  /** What a refusal says of the fields; what it knows nothing of is told as a failure on the way. */
  explain?: (error: unknown) => FieldProblems<keyof Values & string>;
};

/** A form of this module. */
export function useAccountForm<Values extends TextValues, Answer>({
  check = () => [],
  explain = () => [],
  ...options
}: AccountFormOptions<Values, Answer>): AccountForm<Values> {
  const { t } = useTranslation('account');
  return useTextForm<Values, Problem<keyof Values & string>, Answer>({
    ...options,
    check,
    toProblems(error) {
      const explained = explain(error);
      if (explained.length > 0) return explained;
      const minutes = retryAfterMinutes(error);
      return [minutes === undefined ? { failure: errorKey(error) } : { minutes }];
    },
    formatProblem(problem) {
      if ('key' in problem) return t(`problem.${problem.key}`);
      return 'failure' in problem ? t(problem.failure) : t('failure.tooMany', { count: problem.minutes });
    },
  });
}
