import type { SessionStart } from './api';
import { signInSchema } from './forms';
import { sendSignIn } from './queries';
import { useSessionForm } from './useSessionForm';
import type { SessionForm } from './useSessionForm';

export type SignInOptions = {
  /** The session has begun. */
  onSignedIn: (start: SessionStart) => void;
};

/** The form that begins a session. */
export function useSignIn({ onSignedIn }: SignInOptions): SessionForm {
  return useSessionForm({
    schema: signInSchema,
    defaultValues: { email: '', password: '' },
    secrets: ['password'],
    send: async (credentials) => onSignedIn(await sendSignIn(credentials)),
  });
}
