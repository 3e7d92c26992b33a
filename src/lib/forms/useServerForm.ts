import { useId, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { ResolverResult } from 'react-hook-form';

import { useTextDraft } from '#lib/drafts/useFormDraft';

/** Values of a form: one text per field. */
export type FormValues<Name extends string = string> = Record<Name, string>;

/** An error of one field. The message is a translation key, so that it follows a change of language. */
export interface FormFieldError<Name extends string = string> {
  readonly field: Name;
  readonly message: string;
}

export interface ServerFormOptions<Name extends string, Failure, Result> {
  /** In the order of the form. */
  defaultValues: FormValues<Name>;
  /** Fields that are cleared after every failed attempt (directory 2.0.3). */
  secrets?: ReadonlyArray<NoInfer<Name>>;
  /** Failures that keep them, because sending the same values again may succeed. */
  keepsSecrets?: (failure: Failure) => boolean;
  /** The field that is saved on the device under a key while it is edited; not one of the secrets. */
  draft?: { key: string; field: NoInfer<Name> };
  /** Runs on submit and never before. Returns nothing when the values may be sent. */
  validate: (values: FormValues<Name>) => readonly FormFieldError[];
  send: (values: FormValues<Name>) => Promise<Result>;
  /** Returns `true` for an error that the screen shows in another way. */
  onError?: (error: unknown) => boolean | Promise<boolean>;
  /** The fields that an error of the server names. */
  toFieldErrors: (error: unknown) => readonly FormFieldError[];
  /** Describes an error that names no field. */
  toFailure: (error: unknown) => Failure;
  formatFieldError: (message: string) => string;
  formatFailure: (failure: Failure) => string;
  onSuccess?: (result: Result) => void;
  /** Called after every attempt with whether the form shows an error. */
  onInvalidChange?: (invalid: boolean) => void;
}

/** Props of one field of the form. */
export interface FormField {
  id: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A form for its screen. */
export interface ServerForm<Name extends string = string, Failure = unknown> {
  field(name: Name): FormField;
  /** Every error, for the summary. */
  errors: ReadonlyArray<{ id: string | undefined; message: string }>;
  /** The last error of the server that names no field. */
  failure: Failure | undefined;
  invalid: boolean;
  /** Number of attempts: the summary takes focus on each. */
  attempt: number;
  busy: boolean;
  setValues(values: FormValues<Name>): void;
  /** Validates without sending. Resolves to whether the values may be sent. */
  validate(): Promise<boolean>;
  /** Validates and sends; does nothing while a submission is pending. */
  submit(): Promise<void>;
  /** A saved draft was restored: say so, and offer to discard it. */
  isRestored: boolean;
  discard(): void;
  /** Removes the draft when the form was cancelled. */
  clearDraft(): void;
}

/** Each field with its first error, which is the one it shows. */
function firstByField(errors: readonly FormFieldError[]): Map<string, string> {
  const byField = new Map<string, string>();
  for (const { field, message } of errors) if (!byField.has(field)) byField.set(field, message);
  return byField;
}

function toResolverResult(values: FormValues, errors: readonly FormFieldError[]): ResolverResult<FormValues> {
  if (errors.length === 0) return { values, errors: {} };
  const entries = [...firstByField(errors)].map(([field, message]) => [field, { type: 'validate', message }] as const);
  return { values: {}, errors: Object.fromEntries(entries) };
}

/**
 * A form of texts that a server accepts or rejects (directory 2.0.3), on react-hook-form: validated on submit and never
 * before; errors are in a summary and at their fields; values survive a failure, secrets do not.
 */
export function useServerForm<Name extends string, Failure, Result>({
  defaultValues,
  secrets = [],
  keepsSecrets = () => false,
  draft,
  validate,
  send,
  onError = () => false,
  toFieldErrors,
  toFailure,
  formatFieldError,
  formatFailure,
  onSuccess,
  onInvalidChange,
}: ServerFormOptions<Name, Failure, Result>): ServerForm<Name, Failure> {
  const id = useId();
  const saved = useTextDraft(draft?.key);
  const hasDraft = draft !== undefined && saved.initial !== '' && saved.initial !== defaultValues[draft.field];
  const [isRestored, setRestored] = useState(hasDraft);
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState(false);
  const isPending = useRef(false);
  const form = useForm<FormValues>({
    defaultValues: hasDraft ? { ...defaultValues, [draft.field]: saved.initial } : defaultValues,
    resolver: (values) => toResolverResult(values, validate(values)),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const values = useWatch({ control: form.control });
  const { errors, submitCount } = form.formState;
  const idOf = (field: string) => `${id}-${field}`;

  function change(name: string, value: string) {
    form.setValue(name, value);
    if (draft && name === draft.field) saved.save(value === defaultValues[draft.field] ? '' : value);
  }

  function clearSecrets() {
    for (const name of secrets) change(name, '');
  }

  function clearDraft() {
    setRestored(false);
    saved.clear();
  }

  /** Validates, shows errors, and passes valid values on. Resolves to whether they were valid. */
  async function validateThen(onValid: (valid: FormValues) => Promise<void> | void): Promise<boolean> {
    let isValid = false;
    await form.handleSubmit(
      async (valid) => {
        isValid = true;
        setFailure(undefined);
        onInvalidChange?.(false);
        await onValid(valid);
      },
      () => {
        setFailure(undefined);
        onInvalidChange?.(true);
        clearSecrets();
      },
    )();
    return isValid;
  }

  async function reject(error: unknown) {
    if (await onError(error)) {
      setBusy(false);
      clearSecrets();
      return;
    }
    const rejected = firstByField(toFieldErrors(error));
    const failed = rejected.size === 0 ? toFailure(error) : undefined;
    setBusy(false);
    for (const [field, message] of rejected) form.setError(field, { type: 'server', message });
    setFailure(failed);
    onInvalidChange?.(true);
    if (failed === undefined || !keepsSecrets(failed)) clearSecrets();
  }

  async function sendValues(valid: FormValues) {
    setBusy(true);
    let result: Result;
    try {
      result = await send(valid);
    } catch (error) {
      await reject(error);
      return;
    }
    setBusy(false);
    clearDraft();
    onSuccess?.(result);
  }

  const shown = [
    ...Object.entries(errors).map(([field, error]) => ({
      id: idOf(field),
      message: formatFieldError(error?.message ?? ''),
    })),
    ...(failure === undefined ? [] : [{ id: undefined, message: formatFailure(failure) }]),
  ];

  return {
    field: (name) => ({
      id: idOf(name),
      value: values[name] ?? '',
      error: shown.find((error) => error.id === idOf(name))?.message,
      onChange: (value) => change(name, value),
    }),
    errors: shown,
    failure,
    invalid: shown.length > 0,
    attempt: submitCount,
    busy,
    setValues: (next) => form.setValues(next),
    validate: () => validateThen(() => undefined),
    async submit() {
      if (isPending.current) return;
      isPending.current = true;
      try {
        await validateThen(sendValues);
      } finally {
        isPending.current = false;
      }
    },
    isRestored,
    discard() {
      setRestored(false);
      if (draft) change(draft.field, defaultValues[draft.field]);
    },
    clearDraft,
  };
}
