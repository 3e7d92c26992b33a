import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { Dialog } from '#components/Dialog';
import { LazyPanel } from '#components/LazyPanel';
import { QueryPanel } from '#components/QueryPanel';
import { Skeleton } from '#components/Skeleton';

import { blankMail } from './composedMail';
import { lazyComposer } from './lazyComposer';
import { draftQuery } from './queries';

export type ComposeDialogProps = {
  /** Id of the draft; `undefined` closes the dialog. */
  id: string | undefined;
  /** Addresses of a new mail that a link fills in; else empty. */
  to: string;
  /** Subject of a new mail that a link fills in; else empty. */
  subject: string;
  onClose: () => void;
  /** Called with the id of another draft to go on with. */
  onReplaced: (id: string) => void;
};

/** Dialog for a new mail or a saved draft. Closing it keeps the draft. */
export function ComposeDialog({ id, ...mail }: ComposeDialogProps) {
  const { t } = useTranslation('mailbox');
  return (
    <Dialog open={id !== undefined} size="sheet" title={t('compose.new')} onClose={mail.onClose}>
      {id === undefined ? null : <SavedDraft key={id} id={id} {...mail} />}
    </Dialog>
  );
}

function SavedDraft({ id, to, subject, onClose, onReplaced }: ComposeDialogProps & { id: string }) {
  const { t } = useTranslation('mailbox');
  const query = useQuery(draftQuery(id));
  // The code loads beside the draft.
  useEffect(() => lazyComposer.preload(), []);
  const skeleton = <Skeleton lines={12} />;
  return (
    <QueryPanel query={query} what={t('compose.what')} headingLevel={3} skeleton={skeleton}>
      {(mail) => (
        <LazyPanel
          component={lazyComposer}
          props={{
            id,
            server: mail,
            initial: { ...blankMail, to, subject },
            focus: to === '' ? 'to' : 'text',
            onDone: onClose,
            onReplaced,
          }}
          skeleton={skeleton}
        />
      )}
    </QueryPanel>
  );
}
