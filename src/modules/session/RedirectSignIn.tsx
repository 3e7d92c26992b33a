import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { lazyComponent } from '#lib/react/lazyComponent';
import { safeRedirect } from '#domain/safeRedirect';
import { isUnconfirmed, useSession } from '#lib/session/session';

import { redirectParameter } from './useSessionAddress';

const lazyRedirectDialog = lazyComponent(() => import('./RedirectDialog').then(({ RedirectDialog }) => RedirectDialog));

/**
 * Sign-in dialog on the home page, for people redirected from a page that needs a session (ruling on sign-in). After
 * signing in they continue to that page, and so do those who are signed in already; closing it leaves them on the home
 * page.
 */
export function RedirectSignIn() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const session = useSession();
  const isSignedOut = session.status === 'anonymous';
  const isSignedIn = session.status === 'authenticated' && !isUnconfirmed(session);
  const parameters = new URLSearchParams(search);
  const redirectURL = parameters.get(redirectParameter);
  const isOpen = redirectURL !== null && isSignedOut;
  // The session was confirmed while this page was on its way.
  const isRedirected = redirectURL !== null && isSignedIn;

  useEffect(() => {
    if (isOpen) lazyRedirectDialog.preload();
  }, [isOpen]);

  const redirect = useEffectEvent(() => void navigate(safeRedirect(redirectURL), { replace: true }));
  useEffect(() => {
    if (isRedirected) redirect();
  }, [isRedirected]);

  function close() {
    parameters.delete(redirectParameter);
    void navigate({ search: parameters.toString(), hash }, { replace: true, preventScrollReset: true });
  }

  return <lazyRedirectDialog.Component open={isOpen} redirectURL={redirectURL} onClose={close} />;
}
