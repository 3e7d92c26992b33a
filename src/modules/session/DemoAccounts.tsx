import ArrowTopRightOnSquareIcon from '@heroicons/react/24/outline/ArrowTopRightOnSquareIcon';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { Avatar } from '#components/Avatar';
import { BaseLink } from '#components/BaseLink';
import { Icon } from '#components/Icon';
import { Spinner } from '#components/Spinner';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { focusRing } from '#theme/mixins.css';

import type { DemoAccountsProps } from './demoAccount';
import * as styles from './DemoAccounts.css';
import { credentialsOf, demoUsers } from './demoUsers';

/** List of demo accounts: one press fills in the form and signs in; another opens a tab of its own. */
export function DemoAccounts({ chosen, onChoose, tabHref }: DemoAccountsProps) {
  const { t } = useTranslation('session');
  const titleId = useId();
  return (
    <section className={styles.root} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {t('demo.title')}
        </h2>
        <p className={styles.text}>{t(tabHref ? 'demo.tabsText' : 'demo.text')}</p>
      </div>
      <ul role="list" className={styles.list[tabHref ? 'withTabs' : 'plain']}>
        {demoUsers.map((user) => {
          const { id, name, picture } = user;
          const account = credentialsOf(user);
          const href = tabHref?.(user);
          return (
            <li key={id} className={styles.item}>
              <button
                type="button"
                className={`${focusRing} ${styles.account}`}
                aria-disabled={chosen !== undefined || undefined}
                onClick={() => {
                  if (chosen === undefined) onChoose(account);
                }}
              >
                {chosen === account.email ? (
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
              {href === undefined ? null : (
                <BaseLink href={href} className={`${focusRing} ${styles.tab}`} newTab>
                  <Icon source={ArrowTopRightOnSquareIcon} size="small" mirrored />
                  {t('demo.newTab')}
                  <VisuallyHidden>{` ${t('demo.newTabAs', { name })}`}</VisuallyHidden>
                </BaseLink>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
