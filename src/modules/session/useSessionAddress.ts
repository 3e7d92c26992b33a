import { useLocation, useNavigate } from 'react-router-dom';

import { paths } from '#domain/paths';
import { safeRedirect } from '#domain/safeRedirect';

import { variantParameter } from './sessionVariant';

/** The name of the query parameter that says where somebody was going (specification, section 2, "Guards"). */
export const redirectParameter = 'redirectURL';

/** Where the screens of a session lead. */
export type SessionAddress = {
  /** Where the person was going, as far as it may be followed; otherwise the home page. */
  target: string;
  /** Whether they were going anywhere. */
  isOnTheWay: boolean;
  /** The address of another screen of the session, which knows where the person was going too. */
  linkTo: (path: string) => string;
  /** Goes to where the person was going; the screen of the session is not in the way back. */
  goOn: () => void;
};

/** Reads from the address where somebody was going. */
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
    goOn: () => void navigate(target, { replace: true }),
  };
}
