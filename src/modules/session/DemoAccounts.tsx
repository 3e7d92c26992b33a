import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { Avatar } from '#components/Avatar';
import { Spinner } from '#components/Spinner';
import { focusRing } from '#theme/mixins.css';

import type { DemoAccountsProps } from './demoAccount';
import * as styles from './DemoAccounts.css';

// Accounts of the local back end, one for each role of the demo.
const demoUsers = [
  { id: 'mira', name: 'Mira Castellanos', picture: '38' },
  { id: 'owen', name: 'Owen Fairweather', picture: '24' },
  { id: 'cleo', name: 'Cleo Marchetti', picture: '07' },
  { id: 'uma', name: 'Uma Pereira', picture: '25' },
  { id: 'ada', name: 'Ada Lindqvist', picture: '14' },
  { id: 'alan', name: 'Alan Okafor', picture: '10' },
] as const;

const password = 'orvela-demo';

/** List of demo accounts: one press fills in the form and signs in. */
export function DemoAccounts({ chosen, onChoose }: DemoAccountsProps) {
  const { t } = useTranslation('session');
  const titleId = useId();
  return (
    <section className={styles.root} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {t('demo.title')}
        </h2>
        <p className={styles.text}>{t('demo.text')}</p>
      </div>
      <ul role="list" className={styles.list}>
        {demoUsers.map(({ id, name, picture }) => {
          const email = `${id}@orvela.example`;
          return (
            <li key={id}>
              <button
                type="button"
                className={`${focusRing} ${styles.account}`}
                aria-disabled={chosen !== undefined || undefined}
                onClick={() => {
                  if (chosen === undefined) onChoose({ email, password });
                }}
              >
                {chosen === email ? (
                  <span className={styles.working}>
                    <Spinner />
                  </span>
                ) : (
                  <Avatar id={id} name={name} src={`/pictures/people/${picture}.webp`} decorative />
                )}
                <span className={styles.words}>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.role}>{t(`demo.role.${id}`)}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
