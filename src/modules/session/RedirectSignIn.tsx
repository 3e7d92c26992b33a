import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { lazyComponent } from '#lib/react/lazyComponent';
import { useSession } from '#lib/session/session';

import { redirectParameter } from './useSessionAddress';

const lazyRedirectDialog = lazyComponent(() => import('./RedirectDialog').then(({ RedirectDialog }) => RedirectDialog));

/**
 * Sign-in dialog on the home page, for people redirected from a page that needs a session (ruling on sign-in). After
 * signing in they continue to that page; closing it leaves them on the home page.
 */
export function RedirectSignIn() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const isSignedOut = useSession().status === 'anonymous';
  const parameters = new URLSearchParams(search);
  const redirectURL = parameters.get(redirectParameter);
  const isOpen = redirectURL !== null && isSignedOut;

  useEffect(() => {
    if (isOpen) lazyRedirectDialog.preload();
  }, [isOpen]);

  function close() {
    parameters.delete(redirectParameter);
    void navigate({ search: parameters.toString(), hash }, { replace: true, preventScrollReset: true });
  }

  return <lazyRedirectDialog.Component open={isOpen} redirectURL={redirectURL} onClose={close} />;
}
