import { useTranslation } from 'react-i18next';

import { Disclosure } from '#components/Disclosure';
import { Link } from '#components/Link';

import { Block } from './Block';
import { firstLink, guessPlatform, outsideLinks } from './links';
import type { OutsideTarget } from './links';
import type { TravelMode } from './modes';
import * as styles from './OutsideLinks.css';

export type OutsideLinksProps = {
  target: OutsideTarget;
  mode: TravelMode;
};

/** Only the country of the local back end is invented: with a real server other maps show the place. */
const isInvented = !import.meta.env.VITE_API_URL;

/** The same place in other programs: the likely one in sight, all of them under “More” (directory 2.8). */
export function OutsideLinks({ target, mode }: OutsideLinksProps) {
  const { t } = useTranslation('directions');
  const links = outsideLinks(target, mode);
  const first = firstLink(links, guessPlatform(navigator.userAgent));
  return (
    <Block title={t('outside.heading')} printed={false}>
      {first ? (
        <p>
          <Link href={first.href}>{t(`outside.apps.${first.app}`)}</Link>
        </p>
      ) : null}
      <Disclosure label={t('outside.more')}>
        <ul className={styles.list}>
          {links.map(({ app, href }) => (
            <li key={app}>
              <Link href={href}>{t(`outside.apps.${app}`)}</Link>
            </li>
          ))}
        </ul>
      </Disclosure>
      {isInvented ? <p className={styles.note}>{t('outside.note')}</p> : null}
    </Block>
  );
}
