import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { Dialog } from '#components/Dialog';

import type { SessionStart } from './api';
import { SignInForm } from './SignInForm';
import { UnlockForm, useUnlock } from './UnlockForm';
import type { Account } from './UnlockForm';
import { useSignIn } from './useSignIn';

/**
 * Why the dialog is shown. `redirect`: a signed-out person opened a page that needs a session. `ended`: the session
 * expired during work, which continues under the dialog; only the password of `account` is needed.
 */
export type SignInReason = { reason: 'redirect'; account?: undefined } | { reason: 'ended'; account: Account };

export type SignInDialogProps = SignInReason & {
  open: boolean;
  /** The session has started; close the dialog. */
  onSignedIn: (start: SessionStart) => void;
  /** The dialog was dismissed without signing in. */
  onClose: () => void;
};

/** Dialog that signs in without leaving the page. Keep it mounted and toggle `open`. */
export function SignInDialog(props: SignInDialogProps) {
  // The page under it must not suspend while its translations load.
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

// Component of its own, so that the values are discarded when the dialog unmounts.
function SignIn({ onSignedIn }: Pick<SignInDialogProps, 'onSignedIn'>) {
  const form = useSignIn({ onSignedIn });
  return <SignInForm form={form} />;
}

function Unlock({ account, onSignedIn }: { account: Account } & Pick<SignInDialogProps, 'onSignedIn'>) {
  const form = useUnlock(account, onSignedIn);
  return <UnlockForm account={account} form={form} action="signIn" />;
}
