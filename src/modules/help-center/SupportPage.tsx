import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { focusHeading } from '#lib/browser/focusHeading';
import { useSession } from '#lib/session/session';

import type { SupportTicket } from './api';
import { HelpPage } from './HelpPage';
import { RequestSent } from './RequestSent';
import { SupportRequestForm } from './SupportRequestForm';

/** The page at `/apps/help-center/support`: a request to support, and then its ticket number. */
export function Component() {
  const { t } = useTranslation('help-center');
  const session = useSession();
  const [ticket, setTicket] = useState<SupportTicket>();
  if (session.status !== 'authenticated') return null;

  function change(next: SupportTicket | undefined) {
    setTicket(next);
    // The control that had the focus is gone; the heading is another one after the next render.
    requestAnimationFrame(() => focusHeading());
  }

  return (
    <HelpPage
      title={ticket ? t('support.sent') : t('support.title')}
      lead={ticket ? undefined : t('support.lead')}

      crumbs={[]}
    >
      {ticket ? (
        <RequestSent ticket={ticket} onAnother={() => change(undefined)} />
      ) : (
        <SupportRequestForm user={session.user} onSent={change} />
      )}
    </HelpPage>
  );
}
