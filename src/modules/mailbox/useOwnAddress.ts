import { formatAddress } from '#domain/mailAddress';
import { useSession } from '#lib/session/session';

/** Name and address of the signed-in person; empty without one. */
export function useOwnAddress(): string {
  const session = useSession();
  return session.status === 'authenticated' ? formatAddress(session.user) : '';
}
