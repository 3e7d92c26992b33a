import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { paths } from '#domain/paths';
import { createStore } from '#lib/store/createStore';
import { useStore } from '#lib/store/useStore';
import { removeDraftsOf } from '#lib/drafts/drafts';
import { currentSession, endSession } from '#lib/session/session';
import { currentToken } from '#lib/session/token';
import { DemoPanel } from '#modules/demo/DemoPanel';
import { demoTabParameter } from '#modules/demo/demoState';
import { DemoStatus } from '#modules/demo/DemoStatus';
import { DemoAccounts } from '#modules/session/DemoAccounts';
import type { DemoAccount } from '#modules/session/demoAccount';
import { credentialsOf } from '#modules/session/demoUsers';
import type { DemoUser } from '#modules/session/demoUsers';
import { sendSignIn } from '#modules/session/queries';
import { sendSignOut } from '#modules/session/sendSignOut';

import { showOverlay } from './showOverlay';
import { toaster } from './toaster';

const isOpen = createStore(false);

/** Shows the state of the demo above every page, and its panel if it is to be open. */
export function showDemo(open: boolean): void {
  isOpen.set(open);
  showOverlay('demo', <DemoOverlay />);
}

/** Loads the page again as the tab now is; a scenario of its address would be turned on again. */
function reload(): void {
  const url = new URL(location.href);
  url.searchParams.delete('scenario');
  history.replaceState(history.state, '', url);
  location.reload();
}

/** The session that was signed out ends with what it had not sent; everyone starts again at the home page. */
function startAgain(): void {
  const session = currentSession();
  if (session.status === 'authenticated') removeDraftsOf(session.user.id);
  endSession('sign-out');
  location.assign(paths.home);
}

function DemoOverlay() {
  const open = useStore(isOpen);
  return (
    <>
      <DemoStatus onOpen={() => isOpen.set(true)} />
      {/* While its texts load the bar must stay: hidden, its button would lose the focus that closing returns. */}
      <Suspense>
        <DemoPanel
          open={open}
          onClose={() => isOpen.set(false)}
          accounts={<Accounts />}
          onChanged={reload}
          onReset={startAgain}
        />
      </Suspense>
    </>
  );
}

/** The console, in a tab that is signed in as another person than this one. */
function tabHref(user: DemoUser): string | undefined {
  const session = currentSession();
  if (session.status === 'authenticated' && session.user.email === credentialsOf(user).email) return undefined;
  return `${paths.consoleHome}?${demoTabParameter}=${user.id}`;
}

/** Signs in as a demo account; the session before ends once the next has begun. */
function Accounts() {
  const { t } = useTranslation('demo');
  const [chosen, setChosen] = useState<string>();
  const [hasFailed, setHasFailed] = useState(false);

  async function signIn(account: DemoAccount) {
    setChosen(account.email);
    setHasFailed(false);
    const before = currentToken();
    try {
      const { user } = await sendSignIn(account);
      if (before !== undefined) void sendSignOut(before);
      isOpen.set(false);
      toaster.show({ text: t('signedIn', { name: user.name }), tone: 'success' });
    } catch {
      setHasFailed(true);
    } finally {
      setChosen(undefined);
    }
  }

  return (
    <>
      {hasFailed ? <Alert tone="error" title={t('failure.signIn')} /> : null}
      <DemoAccounts chosen={chosen} onChoose={(account) => void signIn(account)} tabHref={tabHref} />
    </>
  );
}
