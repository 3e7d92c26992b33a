import { useLocation, useNavigate } from 'react-router-dom';

import { paths } from '#domain/paths';
import { safeRedirect } from '#domain/safeRedirect';
import type { SessionUser } from '#lib/session/session';

import { variantParameter } from './sessionVariant';

/** Name of the query parameter with the URL to continue to (specification, section 2, "Guards"). */
export const redirectParameter = 'redirectURL';

/** Navigation of the session screens. */
export type SessionAddress = {
  /** URL to continue to, if it is safe; otherwise the home page. */
  target: string;
  /** Whether the URL names a page to continue to. */
  isOnTheWay: boolean;
  /** Link to another session screen that carries the same target. */
  linkTo: (path: string) => string;
  /**
   * Continues after signing in, replacing the session screen in the history: to the page that the URL names, otherwise
   * administrators to the console and everyone else to the home page.
   */
  goOn: (start: { user: Pick<SessionUser, 'role'> }) => void;
};

/** Reads from the URL where to continue after signing in. */
export function useSessionAddress(): SessionAddress {
  const { search } = useLocation();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(search);
  const target = safeRedirect(parameters.get(redirectParameter) ?? '');
  const isOnTheWay = target !== paths.home;
  return {
    target,
    isOnTheWay,
    linkTo(path) {
      const look = parameters.get(variantParameter);
      const own = new URLSearchParams({
        ...(isOnTheWay && { [redirectParameter]: target }),
        ...(look !== null && { [variantParameter]: look }),
      });
      return own.size === 0 ? path : `${path}?${own.toString()}`;
    },
    goOn({ user }) {
      const start = user.role === 'admin' ? paths.consoleHome : paths.home;
      void navigate(parameters.has(redirectParameter) ? target : start, { replace: true });
    },
  };
}
