import ArrowDownTrayIcon from '@heroicons/react/24/outline/ArrowDownTrayIcon';
import Squares2X2Icon from '@heroicons/react/24/outline/Squares2X2Icon';
import type { UseQueryResult } from '@tanstack/react-query';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { CopyButton } from '#components/CopyButton';
import { EmptyState } from '#components/EmptyState';
import { Icon } from '#components/Icon';
import { Link } from '#components/Link';
import { LinkButton } from '#components/LinkButton';
import { QueryPanel } from '#components/QueryPanel';
import { RecordToolbar } from '#components/RecordToolbar';
import { Skeleton } from '#components/Skeleton';

import { otherWords } from './findIcons';
import { toElement } from './iconCode';
import * as styles from './IconPanel.css';
import { iconHref, splitIconName } from './iconPath';
import type { IconAddress } from './iconPath';
import { iconFamilies, iconSets, setsOfFamily } from './iconSets';
import type { IconSetSlug, IconSize } from './iconSets';
import type { ListedIconSet } from './queries';
import type { IconActions } from './useIconActions';

export type IconPanelProps = {
  fullName: string;
  address: IconAddress;
  /** Size of copied and downloaded code. */
  size: IconSize;
  query: UseQueryResult<ListedIconSet[]>;
  /** Whether a loaded set has the icon. */
  isKnown: boolean;
  actions: IconActions;
  headingRef: Ref<HTMLHeadingElement>;
};

/** The open icon: large, with what can be copied, and its licence. */
export function IconPanel({ fullName, address, size, query, isKnown, actions, headingRef }: IconPanelProps) {
  const { t } = useTranslation('icons');
  const { set, name } = splitIconName(fullName);
  const listHref = iconHref({ ...address, icon: undefined });
  return (
    <section aria-label={t('record.label')}>
      <RecordToolbar label={t('record.tools')} backHref={listHref} backLabel={t('record.back')}>
        <CopyButton iconOnly variant="quiet" label={t('action.copyLink')} text={() => window.location.href} />
      </RecordToolbar>
      <QueryPanel query={query} what={t('list.what')} headingLevel={2} skeleton={<PanelSkeleton />} immediate>
        {() =>
          set === undefined || !isKnown ? (
            <div className={styles.missing}>
              <EmptyState
                icon={Squares2X2Icon}
                headingLevel={1}
                title={t('missing.title')}
                description={t('missing.text', { name })}
                action={<LinkButton href={listHref}>{t('missing.action')}</LinkButton>}
              />
            </div>
          ) : (
            <OpenIcon
              fullName={fullName}
              set={set}
              name={name}
              address={address}
              size={size}
              actions={actions}
              headingRef={headingRef}
            />
          )
        }
      </QueryPanel>
    </section>
  );
}

type OpenIconProps = Pick<IconPanelProps, 'fullName' | 'address' | 'size' | 'actions' | 'headingRef'> & {
  set: IconSetSlug;
  name: string;
};

function OpenIcon({ fullName, set, name, address, size, actions, headingRef }: OpenIconProps) {
  const { t, i18n } = useTranslation('icons');
  const { family, edge } = iconSets[set];
  const { author, licence, licenceUrl } = iconFamilies[family];
  const variants = setsOfFamily(family).filter((slug) => slug !== set);
  const words = otherWords(name, i18n.language);
  return (
    <div className={styles.body}>
      <div>
        <h1 ref={headingRef} className={styles.title} tabIndex={-1}>
          {name}
        </h1>
        <p className={styles.subtitle}>{t(`sets.${set}`)}</p>
      </div>
      <div className={styles.preview} style={assignInlineVars({ [styles.units]: String(edge) })}>
        <Icon name={fullName} size="fill" />
      </div>
      <div className={styles.actions}>
        <div className={styles.wide}>
          <CopyButton tone="primary" variant="solid" label={t('action.copyJsx')} text={() => actions.jsxOf(fullName)} />
        </div>
        <CopyButton variant="outline" label={t('action.copySvg')} text={() => actions.svgOf(fullName)} />
        <Button variant="outline" leadingIcon={ArrowDownTrayIcon} onClick={() => actions.download(fullName)}>
          {t('action.downloadShort')}
        </Button>
        <p className={styles.hint}>{t('record.copied', { size })}</p>
      </div>
      <Code title={t('fields.name')} text={fullName} copyLabel={t('action.copyName')} />
      <Code title={t('fields.element')} text={toElement(fullName)} copyLabel={t('action.copyElement')} />
      {variants.length === 0 ? null : (
        <Part title={t('record.variants')}>
          <div className={styles.variants}>
            {variants.map((slug) => {
              const icon = `${iconSets[slug].namespace}:${name}`;
              return (
                <LinkButton
                  key={slug}
                  size="small"
                  variant="outline"
                  leadingIcon={icon}
                  href={iconHref({ ...address, view: address.view === 'all' ? 'all' : slug, icon })}
                >
                  {t(`styles.${slug}`)}
                </LinkButton>
              );
            })}
          </div>
        </Part>
      )}
      {words.length === 0 ? null : (
        <Part title={t('record.words')}>
          <ul role="list" className={styles.words}>
            {words.map((word) => (
              <li key={word}>
                <Link href={iconHref({ ...address, q: word })}>{word}</Link>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title={t('fields.licence')}>
        <p className={styles.text}>
          <Link href={licenceUrl}>{t('fields.licenceText', { licence, author })}</Link>
        </p>
      </Part>
    </div>
  );
}

type CodeProps = { title: string; text: string; copyLabel: string };

function Code({ title, text, copyLabel }: CodeProps) {
  return (
    <Part title={title}>
      <div className={styles.code}>
        <code className={styles.codeText}>{text}</code>
        <CopyButton iconOnly variant="quiet" size="small" label={copyLabel} text={text} />
      </div>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}

function PanelSkeleton() {
  return (
    <div className={styles.body}>
      <Skeleton width="medium" />
      <Skeleton lines={8} />
    </div>
  );
}
