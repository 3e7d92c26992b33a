import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { Dialog } from '#components/Dialog';

import type { SessionStart } from './api';
import { SignInForm } from './SignInForm';
import { UnlockForm, useUnlock } from './UnlockForm';
import type { Account } from './UnlockForm';
import { useSignIn } from './useSignIn';

/**
 * Why it is asked. `redirect`: somebody who is signed out wants to go somewhere. `ended`: the session ended in the middle
 * of work, what is under the dialog goes on afterwards, and only the password of `account` is asked for.
 */
export type SignInReason = { reason: 'redirect'; account?: undefined } | { reason: 'ended'; account: Account };

export type SignInDialogProps = SignInReason & {
  open: boolean;
  /** The session has begun; the dialog is to be closed. */
  onSignedIn: (start: SessionStart) => void;
  /** Somebody would rather not. */
  onClose: () => void;
};

/** Asks to sign in without leaving the page. Keep it mounted and switch `open`. */
export function SignInDialog(props: SignInDialogProps) {
  // While its texts are fetched the page under it stays.
  return (
    <Suspense>
      <SignInDialogContent {...props} />
    </Suspense>
  );
}

function SignInDialogContent({ open, reason, account, onSignedIn, onClose }: SignInDialogProps) {
  const { t } = useTranslation('session');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sheet"
      title={t(`dialog.${reason}.title`)}
      description={t(`dialog.${reason}.text`)}
    >
      {account ? <Unlock account={account} onSignedIn={onSignedIn} /> : <SignIn onSignedIn={onSignedIn} />}
    </Dialog>
  );
}

// Apart, so that what was typed is forgotten when the dialog has left.
function SignIn({ onSignedIn }: Pick<SignInDialogProps, 'onSignedIn'>) {
  const form = useSignIn({ onSignedIn });
  return <SignInForm form={form} />;
}

function Unlock({ account, onSignedIn }: { account: Account } & Pick<SignInDialogProps, 'onSignedIn'>) {
  const form = useUnlock(account, onSignedIn);
  return <UnlockForm account={account} form={form} action="signIn" />;
}
