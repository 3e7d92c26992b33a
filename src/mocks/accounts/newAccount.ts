import { isoInstant } from '#mocks/core/time';
import type { StoredAccount } from './store';

/** 64 random bits as lower-case hexadecimal. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A new account. Its confirmation mail counts as sent now. */
export function createAccount(
  name: string,
  email: string,
  locale: StoredAccount['locale'],
  password: StoredAccount['password'],
): StoredAccount {
  return {
    id: `per_${randomId()}`,
    name,
    email,
    avatar: null,
    status: 'online',
    role: 'user',
    emailVerifiedAt: null,
    pendingEmail: null,
    locale,
    units: 'km',
    notify: { email: true },
    createdAt: isoInstant(),
    lastPasswordChangeAt: null,
    revision: 1,
    password,
    sessions: [],
    ownedFacilityIds: [],
    verificationSentAt: [isoInstant()],
    freshlyReset: false,
  };
}
