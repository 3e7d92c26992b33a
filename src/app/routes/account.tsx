import type { RouteObject } from 'react-router-dom';

import { areas } from '#app/i18n/areas';
import { paths } from '#domain/paths';

import { requireAnonymous, requireResetToken, requireUser, requireVerifiedEmail } from './middleware';

// Texts that a page needs from the start: namespaces for `handle.i18n`. They load beside its code.
const account = { i18n: areas.account };
const contributing = { i18n: [...areas.contributing, ...areas.components] };

/** Pages inside the directory's layout that concern one person's account and requests. */
export const accountRoutes: RouteObject[] = [
  {
    middleware: [requireUser],
    children: [
      { path: paths.account, lazy: () => import('#app/pages/AccountPage'), handle: account },
      { path: paths.changePassword, lazy: () => import('#modules/account/ChangePasswordPage'), handle: account },
      { path: paths.createFacility, lazy: () => import('#app/pages/CreateFacilityPage'), handle: contributing },
    ],
  },
  {
    path: paths.ownedFacilities,
    middleware: [requireVerifiedEmail],
    lazy: () => import('#app/pages/OwnedFacilitiesPage'),
    handle: { i18n: [...contributing.i18n, 'account'] },
  },
  // Open to everyone: it signs out anyone who is signed in.
  { path: paths.signOut, lazy: () => import('#modules/session/SignOutPage'), handle: { i18n: areas.session } },
  { path: paths.outbox, lazy: () => import('#modules/account/OutboxPage'), handle: account },
];

/** The screens of signing in and up, in a layout of their own. */
export const authRoutes: RouteObject = {
  lazy: () => import('#app/layouts/auth/AuthRoute'),
  handle: { i18n: areas.session },
  children: [
    {
      middleware: [requireAnonymous],
      children: [
        { path: paths.signIn, lazy: () => import('#modules/session/SignInPage') },
        { path: paths.signUp, lazy: () => import('#modules/session/SignUpPage') },
        { path: paths.forgotPassword, lazy: () => import('#modules/session/ForgotPasswordPage') },
      ],
    },
    {
      path: paths.resetPassword,
      middleware: [requireResetToken],
      lazy: () => import('#modules/session/ResetPasswordPage'),
    },
    { path: paths.unlock, middleware: [requireUser], lazy: () => import('#modules/session/UnlockSessionPage') },
    { path: paths.confirmationRequired, lazy: () => import('#modules/session/ConfirmationRequiredPage') },
    // A mailed link proves a mailbox, not a session.
    { path: paths.verifyEmail, lazy: () => import('#modules/session/VerifyEmailPage') },
  ],
};

/** Redirects to `redirectURL`; only the loading bar is ever rendered. */
export const reloadHelperRoute: RouteObject = {
  path: paths.reloadHelper,
  lazy: () => import('#app/pages/ReloadHelperPage'),
};
