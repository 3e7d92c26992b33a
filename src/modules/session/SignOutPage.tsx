import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';

import { Button } from '#components/Button';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { removeDraftsOf } from '#lib/drafts/drafts';
import { paths } from '#domain/paths';
import { safeRedirect } from '#domain/safeRedirect';
import { currentSession, endSession } from '#lib/session/session';
import { currentToken, isSignedInElsewhere, tokenSubject } from '#lib/session/token';

import { sendSignOut } from './sendSignOut';
import * as styles from './SignOutPage.css';
import { useCountdown } from './useCountdown';

const countdownSeconds = 5;

/** Whether the account was just closed (directory 2.13). */
const isClosed = (state: unknown) =>
  typeof state === 'object' && state !== null && 'closed' in state && state.closed === true;

/**
 * The page at `/sign-out`: ends the session, says goodbye and goes to the home page once, after five seconds (ruling
 * D33), unless the person chooses to stay (WCAG 2.2.1).
 */
export function Component() {
  const { t } = useTranslation('session-signOut');
  const navigate = useNavigate();
  const { state } = useNavigation();
  const location = useLocation();
  const closed = isClosed(location.state);
  // Someone who needs another account for a page signs in and goes on there.
  const target = safeRedirect(new URLSearchParams(location.search).get('redirectURL'));
  const signsIn = target !== paths.home;
  const goButton = useRef<HTMLButtonElement>(null);
  // Going back from the home page must not return here.
  const next = signsIn ? `${paths.signIn}?${new URLSearchParams({ redirectURL: target })}` : paths.home;
  const go = () => void navigate(next, { replace: true });
  const { seconds, stopped, stop } = useCountdown(countdownSeconds, () => {
    // A pending navigation means that the person is leaving already.
    if (state === 'idle') go();
  });

  useEffect(() => {
    const session = currentSession();
    const token = currentToken();
    // The token may have expired although a user is still signed in.
    if (session.status === 'anonymous' && token === undefined) return;
    // Remove unfinished drafts, because others may use this device.
    const user = session.status === 'authenticated' ? session.user.id : tokenSubject(token);
    if (user !== undefined && !isSignedInElsewhere(user)) removeDraftsOf(user);
    // Ends in every tab of the session immediately, without waiting for the server.
    endSession('sign-out');
    if (token !== undefined) void sendSignOut(token);
  }, []);

  return (
    <div className={styles.root}>
      <title>{t(closed ? 'closed.documentTitle' : 'documentTitle')}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.words}>
        <h1 className={styles.title} tabIndex={-1}>
          {t(closed ? 'closed.title' : 'title')}
        </h1>
        <p>{t(closed ? 'closed.goodbye' : 'goodbye')}</p>
        <p className={styles.countdown}>
          {stopped ? t('stopped') : t(signsIn ? 'countdownSignIn' : 'countdown', { count: seconds })}
        </p>
      </div>
      {/* Announced once, after a second when the title has been read, not on every tick. */}
      <VisuallyHidden>
        <span role="status">
          {stopped
            ? t('stopped')
            : seconds < countdownSeconds
              ? t(signsIn ? 'countdownSignIn' : 'countdown', { count: countdownSeconds - 1 })
              : null}
        </span>
      </VisuallyHidden>
      <div className={styles.actions}>
        <Button ref={goButton} tone="primary" variant="solid" size="large" onClick={go}>
          {t(signsIn ? 'signIn' : 'go')}
        </Button>
        {stopped ? null : (
          <Button
            size="large"
            onClick={() => {
              goButton.current?.focus();
              stop();
            }}
          >
            {t('stop')}
          </Button>
        )}
      </div>
    </div>
  );
}
