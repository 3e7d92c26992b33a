import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { Namespace, TFunction } from 'i18next';
import { useMemo } from 'react';

import { useConfirm } from '#components/ConfirmationDialog';
import type { Confirm } from '#components/ConfirmationDialog';
import { useToast, useUndo } from '#components/Toast';
import type { Toaster, UndoOffer } from '#components/Toast';
import { createMutationRunner } from '#lib/query/createMutationRunner';
import type { MutationRunner } from '#lib/query/createMutationRunner';

/** What the actions of a module are made with. */
export interface ActionTools<Ns extends Namespace> extends MutationRunner {
  client: QueryClient;
  confirm: Confirm;
  /** Says what was done, and offers to undo it. */
  offerUndo: (offer: UndoOffer) => void;
  toast: Toaster;
  t: TFunction<Ns>;
  language: string;
}

/**
 * The actions of a module, with a stable identity: `useRecordActions(createMailActions, useTranslation('mailbox'))`.
 * `create` is called again only with another language.
 */
export function useRecordActions<Ns extends Namespace, Actions>(
  create: (tools: ActionTools<Ns>) => Actions,
  { t, i18n: { language } }: { t: TFunction<Ns>; i18n: { language: string } },
): Actions {
  const client = useQueryClient();
  const confirm = useConfirm();
  const offerUndo = useUndo();
  const toast = useToast();
  return useMemo(
    () => create({ ...createMutationRunner(client), client, confirm, offerUndo, toast, t, language }),
    [create, client, confirm, offerUndo, toast, t, language],
  );
}
