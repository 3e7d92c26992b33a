import type { SessionStart } from './api';
import { signInSchema } from './forms';
import { sendSignIn } from './queries';
import { useSessionForm } from './useSessionForm';
import type { SessionForm } from './useSessionForm';

export type SignInOptions = {
  /** Called with the started session. */
  onSignedIn: (start: SessionStart) => void;
};

/** Form state for signing in. */
export function useSignIn({ onSignedIn }: SignInOptions): SessionForm {
  return useSessionForm({
    schema: signInSchema,
    defaultValues: { email: '', password: '' },
    secrets: ['password'],
    send: async (credentials) => onSignedIn(await sendSignIn(credentials)),
  });
}
