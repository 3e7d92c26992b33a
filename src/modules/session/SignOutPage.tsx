import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';

import { Button } from '#components/Button';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { removeDraftsOf } from '#lib/drafts/drafts';
import { paths } from '#domain/paths';
import { currentSession, endSession } from '#lib/session/session';
import { currentToken, tokenSubject } from '#lib/session/token';

import { sendSignOut } from './sendSignOut';
import * as styles from './SignOutPage.css';
import { useCountdown } from './useCountdown';

const countdownSeconds = 5;

/** Whoever comes from closing the account is told so (directory 2.13). */
const isClosed = (state: unknown) =>
  typeof state === 'object' && state !== null && 'closed' in state && state.closed === true;

/**
 * The page at `/sign-out`: ends the session, says goodbye and goes to the home page after five seconds, once (ruling
 * D33). It can be told to stay (WCAG 2.2.1).
 */
export function Component() {
  const { t } = useTranslation('session-signOut');
  const navigate = useNavigate();
  const { state } = useNavigation();
  const closed = isClosed(useLocation().state);
  const goButton = useRef<HTMLButtonElement>(null);
  // Going back from the home page shall not lead here again.
  const go = () => void navigate(paths.home, { replace: true });
  const { seconds, stopped, stop } = useCountdown(countdownSeconds, () => {
    // Whoever waits for another page has left already.
    if (state === 'idle') go();
  });

  useEffect(() => {
    const session = currentSession();
    const token = currentToken();
    // A token may have ended by itself, and somebody is signed in here all the same.
    if (session.status === 'anonymous' && token === undefined) return;
    // On a device that others use too, nothing half written stays behind.
    const user = session.status === 'authenticated' ? session.user.id : tokenSubject(token);
    if (user !== undefined) removeDraftsOf(user);
    // Here and in every tab at once; the server is told meanwhile.
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
        <p className={styles.countdown}>{stopped ? t('stopped') : t('countdown', { count: seconds })}</p>
      </div>
      {/* Said once when a second has passed and the title is read, not with every number. */}
      <VisuallyHidden>
        <span role="status">
          {stopped ? t('stopped') : seconds < countdownSeconds ? t('countdown', { count: countdownSeconds - 1 }) : null}
        </span>
      </VisuallyHidden>
      <div className={styles.actions}>
        <Button ref={goButton} tone="primary" variant="solid" size="touch" onClick={go}>
          {t('go')}
        </Button>
        {stopped ? null : (
          <Button
            size="touch"
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
