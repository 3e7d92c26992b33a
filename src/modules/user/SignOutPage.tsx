import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useNavigation } from 'react-router-dom';

import { Button } from '#components/Button';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { paths } from '#lib/paths';
import { remove } from '#lib/storage';
import { tokenKey } from '#lib/token';

import * as styles from './SignOutPage.css';
import { useCountdown } from './useCountdown';

const patience = 5;

/**
 * The page at `/sign-out`: forgets the credential, says goodbye and goes to the home page after five seconds, once
 * (ruling D33). It can be told to stay (WCAG 2.2.1).
 */
export function Component() {
  const { t } = useTranslation('user');
  const navigate = useNavigate();
  const { state } = useNavigation();
  const way = useRef<HTMLButtonElement>(null);
  // Going back from the home page shall not lead here again.
  const go = () => void navigate(paths.home, { replace: true });
  const { seconds, stopped, stop } = useCountdown(patience, () => {
    // Whoever waits for another page has left already.
    if (state === 'idle') go();
  });

  useEffect(() => remove(tokenKey), []);

  return (
    <div className={styles.root}>
      <title>{t('signOut.documentTitle')}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.words}>
        <h1 className={styles.title} tabIndex={-1}>
          {t('signOut.title')}
        </h1>
        <p>{t('signOut.goodbye')}</p>
        <p className={styles.countdown}>
          {stopped ? t('signOut.stopped') : t('signOut.countdown', { count: seconds })}
        </p>
      </div>
      {/* Said once when a second has passed and the title is read, not with every number. */}
      <VisuallyHidden>
        <span role="status">
          {stopped ? t('signOut.stopped') : seconds < patience ? t('signOut.countdown', { count: patience - 1 }) : null}
        </span>
      </VisuallyHidden>
      <div className={styles.actions}>
        <Button ref={way} tone="primary" variant="solid" size="touch" onClick={go}>
          {t('signOut.go')}
        </Button>
        {stopped ? null : (
          <Button
            size="touch"
            onClick={() => {
              way.current?.focus();
              stop();
            }}
          >
            {t('signOut.stop')}
          </Button>
        )}
      </div>
    </div>
  );
}
