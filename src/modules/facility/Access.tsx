import CheckCircleIcon from '@heroicons/react/24/outline/CheckCircleIcon';
import MinusCircleIcon from '@heroicons/react/24/outline/MinusCircleIcon';
import XCircleIcon from '@heroicons/react/24/outline/XCircleIcon';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { DescriptionList } from '#components/DescriptionList';
import { Heading } from '#components/Heading';
import { Icon } from '#components/Icon';
import { Text } from '#components/Text';
import { formatLanguage } from '#lib/format/formatLanguage';
import { listFormat } from '#lib/format/intl';

import * as styles from './Access.css';
import type { FacilityDetails } from './api';
import { FacilityText } from './FacilityText';
import { Section } from './Section';

const marks = { yes: CheckCircleIcon, partial: MinusCircleIcon, no: XCircleIcon } as const;

/** Accessibility, languages, fees and what a visitor needs to bring. Unknown details are shown as unknown. */
export function Access({ facility }: { facility: FacilityDetails }) {
  const { t, i18n } = useTranslation('facility');
  const { accessibility, amenities, languages, interpretation, requiredDocuments, fees } = facility;
  const list = listFormat(i18n.language, { type: 'conjunction' });
  const rows: Array<{ term: string; detail: ReactNode }> = [
    { term: t('access.appointment'), detail: t(`access.appointmentIs.${facility.appointment}`) },
    { term: t('access.referral'), detail: t(`access.referralIs.${facility.referral}`) },
    { term: t('access.acceptingNew'), detail: t(`access.acceptingNewIs.${facility.acceptingNew}`) },
    { term: t('access.eligibility'), detail: <Eligibility facility={facility} /> },
    {
      term: t('access.fees'),
      detail:
        fees.note === undefined ? (
          t(`access.feesAre.${fees.model}`)
        ) : (
          <>
            {t(`access.feesAre.${fees.model}`)}. <FacilityText facility={facility}>{fees.note}</FacilityText>
          </>
        ),
    },
    {
      term: t('access.languages'),
      detail:
        languages.length === 0
          ? t('access.notKnown')
          : list.format(languages.map((code) => formatLanguage(code, i18n.language))),
    },
  ];
  if (interpretation !== undefined) {
    rows.push({
      term: t('access.interpretation'),
      detail: <FacilityText facility={facility}>{interpretation}</FacilityText>,
    });
  }
  if (amenities.length > 0) {
    rows.push({
      term: t('access.amenities'),
      detail: list.format(amenities.map((name) => t(`access.amenity.${name}`))),
    });
  }
  if (requiredDocuments.length > 0) {
    rows.push({ term: t('access.documents'), detail: <Documents facility={facility} /> });
  }
  return (
    <Section title={t('sections.access')}>
      <div className={styles.groups}>
        <div className={styles.group}>
          <Heading headingLevel={3}>{t('access.getting')}</Heading>
          {accessibility.length > 0 ? (
            <ul role="list" className={styles.features}>
              {accessibility.map(({ feature, state }) => (
                <li key={feature} className={styles.feature}>
                  <span className={styles.mark} data-state={state}>
                    <Icon source={marks[state]} />
                  </span>
                  {t(`access.feature.${feature}`)}
                  <span className={styles.answer}>{t(`access.state.${state}`)}</span>
                </li>
              ))}
            </ul>
          ) : null}
          <Text tone="muted">{t(accessibility.length > 0 ? 'access.unknownNote' : 'access.noneKnown')}</Text>
        </div>
        <div className={styles.group}>
          <Heading headingLevel={3}>{t('access.coming')}</Heading>
          <DescriptionList rows={rows} />
        </div>
      </div>
    </Section>
  );
}

function Eligibility({ facility }: { facility: FacilityDetails }) {
  const { t } = useTranslation('facility');
  if (facility.eligibility === undefined) return <>{t('access.eligibilityUnknown')}</>;
  const { minAge = 0, maxAge = 120, note } = facility.eligibility;
  const [hasMin, hasMax] = [minAge > 0, maxAge < 120];
  const ages =
    hasMin && hasMax
      ? t('access.ages', { min: minAge, max: maxAge })
      : hasMin
        ? t('access.agesFrom', { min: minAge })
        : hasMax
          ? t('access.agesTo', { max: maxAge })
          : t('access.everyone');
  if (note === undefined) return <>{ages}</>;
  return (
    <>
      {ages}. <FacilityText facility={facility}>{note}</FacilityText>
    </>
  );
}

function Documents({ facility }: { facility: FacilityDetails }) {
  const { requiredDocuments: names, textLanguage } = facility;
  if (names.length === 1) return <FacilityText facility={facility}>{names[0]}</FacilityText>;
  return (
    <ul role="list" className={styles.documents} lang={textLanguage}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
