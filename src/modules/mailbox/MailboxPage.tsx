import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams } from 'react-router-dom';

import { preloadHtml } from '#components/Html';

import { lazyComposer } from './lazyComposer';
import { MailboxScreen } from './MailboxScreen';
import { mailboxPath, parseMailboxPath } from './mailboxPath';

/** The page at `/apps/mailbox/…`: a folder, a filter or a label, a page of its mails, and perhaps one of them open. */
export function Component() {
  useTranslation('mailbox');
  const { '*': rest = '' } = useParams();
  const { search } = useLocation();
  const location = parseMailboxPath(rest);
  useEffect(() => {
    // Whoever reads mails soon writes one; not before the screen is there.
    const timer = setTimeout(() => {
      lazyComposer.preload();
      // Without it the first mail with markup shows its bare words for a moment.
      preloadHtml().catch(() => {});
    }, 3000);
    return () => clearTimeout(timer);
  }, []);
  if (!location.isCanonical) {
    return <Navigate to={`${mailboxPath(location.view, location.page, location.id)}${search}`} replace />;
  }
  return <MailboxScreen location={location} />;
}
