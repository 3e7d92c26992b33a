import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams } from 'react-router-dom';

import { preloadHtml } from '#components/Html';
import type { PageToPrefetch } from '#lib/query/pageToPrefetch';

import { lazyComposer } from './lazyComposer';
import { MailboxScreen } from './MailboxScreen';
import { mailboxPath, mailParams, parseMailboxPath } from './mailboxPath';
import { filtersQuery, folderSummariesQuery, labelsQuery, mailsQuery } from './queries';

/** Asks for the mails of an address and for the sidebar. */
export function prefetch({ queryClient, url, params, language }: PageToPrefetch): void {
  const { view, page } = parseMailboxPath(params['*'] ?? '');
  const { q: search } = mailParams.parse(url.searchParams);
  void queryClient.prefetchQuery(mailsQuery({ view, page, search }));
  void queryClient.prefetchQuery(folderSummariesQuery(language));
  void queryClient.prefetchQuery(filtersQuery(language));
  void queryClient.prefetchQuery(labelsQuery(language));
}

/** The page at `/apps/mailbox/…`: a page of mails of a folder, filter or label, with at most one of them open. */
export function Component() {
  useTranslation('mailbox');
  const { '*': rest = '' } = useParams();
  const { search } = useLocation();
  const location = parseMailboxPath(rest);
  useEffect(() => {
    // Preload the composer, but only after the page has settled.
    const timer = setTimeout(() => {
      lazyComposer.preload();
      // Otherwise the first HTML mail briefly shows as plain text.
      preloadHtml().catch(() => {});
    }, 3000);
    return () => clearTimeout(timer);
  }, []);
  if (!location.isCanonical) {
    return <Navigate to={`${mailboxPath(location.view, location.page, location.id)}${search}`} replace />;
  }
  return <MailboxScreen location={location} />;
}
