import type { DecisionRoute } from '#modules/contributing/schemas';

const decision = async (route: DecisionRoute) =>
  (await import('#modules/contributing/decisionPages')).decisionPages[route];

/** What the screens of a session stand in. */
export const sessionFrame = () => import('#app/layouts/auth/AuthRoute');

/** The menu of who is signed in. */
export const accountMenu = async () => (await import('#modules/account/AccountMenu')).AccountMenu;

/**
 * Where the pages are that a visitor without an account has no need of, by the names of their paths: signing in and up,
 * the account, what needs a session. Reached by `import()` alone, so that the directory does not carry the list of files
 * they are made of.
 */
export const memberPages = {
  signIn: () => import('#modules/session/SignInPage'),
  signUp: () => import('#modules/session/SignUpPage'),
  forgotPassword: () => import('#modules/session/ForgotPasswordPage'),
  resetPassword: () => import('#modules/session/ResetPasswordPage'),
  confirmationRequired: () => import('#modules/session/ConfirmationRequiredPage'),
  verifyEmail: () => import('#modules/session/VerifyEmailPage'),
  unlock: () => import('#modules/session/UnlockSessionPage'),
  signOut: () => import('#modules/session/SignOutPage'),
  account: () => import('#app/pages/AccountPage'),
  changePassword: () => import('#modules/account/ChangePasswordPage'),
  outbox: () => import('#modules/account/OutboxPage'),
  reloadHelper: () => import('#app/pages/ReloadHelperPage'),
  ownedFacilities: () => import('#app/pages/OwnedFacilitiesPage'),
  createFacility: () => import('#app/pages/CreateFacilityPage'),
  approveVerification: () => decision('approve-verify'),
  approveWithClaim: () => decision('approve-claim'),
  rejectFacility: () => decision('reject'),
  approveClaim: () => decision('claim-approve'),
  rejectClaim: () => decision('claim-reject'),
};
