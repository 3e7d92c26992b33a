import { useTranslation } from 'react-i18next';

import { DescriptionList } from '#components/DescriptionList';
import { Text } from '#components/Text';
import { formatTime } from '#lib/format/formatDate';

import { parkingKeys, stepFreeKeys } from './access';
import type { AccessKey } from './access';
import { arrivalText } from './arrival';
import * as styles from './Arrival.css';
import { Section } from './Section';
import { addressLines } from './facility';
import type { DirectionsFacility } from './facility';
import { useNow } from './useNow';

export type ArrivalProps = {
  facility: DirectionsFacility;
  /** Duration of the route to the facility; absent when no route is known, or for the way back. */
  seconds: number | undefined;
};

const tones = { open: 'success', 'closing-soon': 'warning', 'opening-soon': 'warning', closed: 'warning' } as const;

/** Details for the arrival (directory 2.8): whether it will be open, the entrance, parking and step-free access. */
export function Arrival({ facility, seconds }: ArrivalProps) {
  const { t } = useTranslation('directions');
  const { entranceNote, transport, textLanguage } = facility;
  // The facility's own text is marked with its language.
  const inTextLanguage = (words: string) => <span lang={textLanguage}>{words}</span>;
  const list = (keys: readonly AccessKey[]) =>
    keys.length === 0 ? t('arrival.notKnown') : keys.map((key) => t(`arrival.${key}`)).join(' · ');
  return (
    <Section title={t(seconds === undefined ? 'arrival.headingPlain' : 'arrival.heading')}>
      {seconds === undefined ? null : <ArrivalTime facility={facility} seconds={seconds} />}
      <DescriptionList
        orientation="vertical"
        rows={[
          { term: t('arrival.address'), detail: addressLines(facility).join(', ') },
          entranceNote !== undefined && { term: t('arrival.entrance'), detail: inTextLanguage(entranceNote) },
          { term: t('arrival.stepFree'), detail: list(stepFreeKeys(facility)) },
          { term: t('arrival.parking'), detail: list(parkingKeys(facility)) },
          transport !== undefined && { term: t('arrival.transport'), detail: inTextLanguage(transport) },
        ]}
      />
    </Section>
  );
}

function ArrivalTime({ facility, seconds }: { facility: DirectionsFacility; seconds: number }) {
  const { t, i18n } = useTranslation(['directions', 'common']);
  const now = useNow();
  const text = arrivalText(facility, now, seconds, i18n.language);
  const words =
    text.localKey === undefined
      ? t(text.commonKey, { ns: 'common', ...text.values })
      : t(`arrival.state.${text.localKey}`, { ...text.values });
  const time = formatTime(new Date(now.getTime() + seconds * 1000), i18n.language, facility.timeZone);
  const tone = text.state in tones ? tones[text.state as keyof typeof tones] : 'neutral';
  return (
    <div className={styles.time}>
      <p className={styles.state} data-tone={tone}>
        {text.holidayKey === undefined ? words : `${words} · ${t(text.holidayKey, { ns: 'common' })}`}
      </p>
      <Text tone="muted">{t('arrival.time', { time })}</Text>
    </div>
  );
}
