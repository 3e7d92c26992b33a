import { useQueryClient } from '@tanstack/react-query';
import type { Mutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { useToast } from '#components/Toast';
import { classifyFailure } from '#lib/http/failure';

type AnyMutation = Mutation<unknown, Error, unknown, unknown>;

/**
 * Shows a toast with a retry action for every failed mutation that defines an error message (`MutationMeta.errorKey`).
 * Mount once, inside `ToastProvider`; renders nothing itself.
 */
export function MutationErrorToasts() {
  const { t } = useTranslation('MutationErrorToasts');
  const client = useQueryClient();
  const toast = useToast();

  const showError = useEffectEvent((mutation: AnyMutation) => {
    const sentence = mutation.meta?.['errorKey'];
    if (typeof sentence !== 'string') return;
    const { kind, code } = classifyFailure(mutation.state.error);
    if (code === 'validation-failed' && mutation.meta?.['handledByForm'] === true) return;
    const reason =
      code === 'storage-full'
        ? 'storageFull'
        : kind === 'offline'
          ? 'offline'
          : kind === 'notFound'
            ? 'notFound'
            : 'notSaved';
    toast.show({
      tone: 'error',
      text: `${t(sentence)} ${t(reason)}`,
      action: {
        label: t('retry'),
        onClick: () => {
          const again = client.getMutationCache().build(client, mutation.options);
          // This component also reports the failure of the retry.
          again.execute(mutation.state.variables).catch(() => {});
        },
      },
    });
  });

  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') showError(event.mutation);
      }),
    [client],
  );
  return null;
}
