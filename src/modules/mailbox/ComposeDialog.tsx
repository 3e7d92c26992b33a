import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Dialog } from '#components/Dialog';
import { QueryPanel } from '#components/QueryPanel';
import { Skeleton } from '#components/Skeleton';

import { lazyComposer } from './lazyComposer';
import { draftQuery } from './queries';
import { blankDraft, draftOf } from './reply';

export type ComposeDialogProps = {
  /** Id of the draft; `undefined` closes the dialog. */
  id: string | undefined;
  onClose: () => void;
};

/** Dialog for a new mail or a saved draft. Closing it keeps the draft. */
export function ComposeDialog({ id, onClose }: ComposeDialogProps) {
  const { t } = useTranslation('mailbox');
  return (
    <Dialog open={id !== undefined} size="sheet" title={t('compose.new')} onClose={onClose}>
      {id === undefined ? null : <ComposeDialogBody key={id} id={id} onDone={onClose} />}
    </Dialog>
  );
}

function ComposeDialogBody({ id, onDone }: { id: string; onDone: () => void }) {
  const { t } = useTranslation('mailbox');
  const query = useQuery(draftQuery(id));
  const ready = lazyComposer.useLoadedWhen();
  const skeleton = <Skeleton lines={12} />;
  return (
    <QueryPanel query={query} what={t('compose.what')} headingLevel={3} skeleton={skeleton}>
      {(mail) =>
        ready ? (
          <lazyComposer.Component
            id={id}
            initialDraft={mail ? draftOf(mail) : blankDraft()}
            attachments={mail?.attachments ?? []}
            isPersisted={mail !== null}
            focus="to"
            onDone={onDone}
          />
        ) : (
          skeleton
        )
      }
    </QueryPanel>
  );
}
