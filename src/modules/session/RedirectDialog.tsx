import { useNavigate } from 'react-router-dom';

import { safeRedirect } from '#domain/safeRedirect';

import { SignInDialog } from './SignInDialog';

export type RedirectDialogProps = {
  open: boolean;
  /** Where the person was going, as an unchecked URL parameter. */
  redirectURL: string | null;
  onClose: () => void;
};

/** Dialog of `RedirectSignIn`, loaded on demand. */
export function RedirectDialog({ open, redirectURL, onClose }: RedirectDialogProps) {
  const navigate = useNavigate();
  return (
    <SignInDialog
      open={open}
      reason="redirect"
      onSignedIn={() => void navigate(safeRedirect(redirectURL), { replace: true })}
      onClose={onClose}
    />
  );
}
