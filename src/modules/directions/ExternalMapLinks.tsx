import { useTranslation } from 'react-i18next';

import { Disclosure } from '#components/Disclosure';
import { Link } from '#components/Link';
import { Text } from '#components/Text';

import { Section } from './Section';
import { preferredLink, guessPlatform, externalMapLinks } from './externalMapLinks';
import type { MapLinkTarget } from './externalMapLinks';
import type { TravelMode } from './modes';
import * as styles from './ExternalMapLinks.css';

export type ExternalMapLinksProps = {
  target: MapLinkTarget;
  mode: TravelMode;
};

/** Only the local back end has an invented country; with a real server, other maps show the location. */
const isInvented = !import.meta.env.VITE_API_URL;

/** Links to the location in other map apps: the likely one first, all of them under “More” (directory 2.8). */
export function ExternalMapLinks({ target, mode }: ExternalMapLinksProps) {
  const { t } = useTranslation('directions');
  const links = externalMapLinks(target, mode);
  const first = preferredLink(links, guessPlatform(navigator.userAgent));
  return (
    <Section title={t('outside.heading')} printed={false}>
      {first ? (
        <p>
          <Link href={first.href}>{t(`outside.apps.${first.app}`)}</Link>
        </p>
      ) : null}
      <Disclosure label={t('outside.more')}>
        <ul role="list" className={styles.list}>
          {links.map(({ app, href }) => (
            <li key={app}>
              <Link href={href}>{t(`outside.apps.${app}`)}</Link>
            </li>
          ))}
        </ul>
      </Disclosure>
      {isInvented ? <Text tone="muted">{t('outside.note')}</Text> : null}
    </Section>
  );
}
