import { useNavigate } from 'react-router-dom';

import { safeRedirect } from '#domain/safeRedirect';

import { SignInDialog } from './SignInDialog';

export type RedirectDialogProps = {
  open: boolean;
  /** Where the person was going, as the address says it. */
  redirectURL: string | null;
  onClose: () => void;
};

/** The dialog of `RedirectSignIn`, fetched when it is wanted. */
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
