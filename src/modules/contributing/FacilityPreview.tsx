import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { Card } from '#components/Card';
import { DescriptionList } from '#components/DescriptionList';
import { Link } from '#components/Link';
import { MapView } from '#components/MapView';
import { Picture } from '#components/Picture';
import { Skeleton } from '#components/Skeleton';
import { facilityPath } from '#domain/paths';

import type { Preview } from './api';
import * as styles from './DecisionPage.css';
import { factText } from './factText';
import { basemapQuery } from './queries';

const streetZoom = 15;

export type FacilityPreviewProps = { preview: Preview };

/** The facility as it would be after approval: map, photo and main details. */
export function FacilityPreview({ preview }: FacilityPreviewProps) {
  const { t, i18n } = useTranslation(['contributing-decision', 'contributing']);
  const { t: tFacts } = useTranslation('contributing');
  const headingId = useId();
  const { facility, diff, unchanged } = preview;
  const facts = new Map([
    ...unchanged.map(({ path, value }) => [path, value] as const),
    ...diff.map(({ path, after }) => [path, after] as const),
  ]);
  const fact = (path: string) => factText(path, facts.get(path) ?? '', tFacts, i18n.language);
  const name = fact('name');
  const address = [fact('address'), fact('postcode')].filter(Boolean).join(', ');
  const rows = (['phone', 'email', 'website', 'hours'] as const).flatMap((path) =>
    fact(path) === '' ? [] : [{ term: tFacts(`fact.${path}`), detail: <Lines text={fact(path)} /> }],
  );
  return (
    <section className={styles.preview} aria-labelledby={headingId}>
      <PreviewMap facility={facility} label={t('preview.map', { name, address })} />
      <Card>
        <div className={styles.previewWords}>
          <h2 id={headingId} className={styles.sectionTitle}>
            {t('preview.title')}
          </h2>
          {facility.photo ? (
            <Picture
              src={facility.photo.url}
              alt={facility.photo.alt}
              width={704}
              height={396}
              ratio={16 / 9}
              radius="small"
            />
          ) : null}
          <div className={styles.previewHead}>
            <p className={styles.previewName}>{name}</p>
            <p className={styles.muted}>{fact('category')}</p>
            <p>{address}</p>
          </div>
          {fact('description') === '' ? null : <p>{fact('description')}</p>}
          {rows.length === 0 ? null : <DescriptionList orientation="vertical" rows={rows} />}
          <Link href={facilityPath(facility.slug)}>{t('preview.open')}</Link>
        </div>
      </Card>
    </section>
  );
}

/** Opening hours have a line for each day. */
function Lines({ text }: { text: string }) {
  return (
    <span className={styles.lines}>
      {text.split('; ').map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
}

function PreviewMap({ facility, label }: { facility: Preview['facility']; label: string }) {
  const { t } = useTranslation('contributing-decision');
  const { id, geo, name, address } = facility;
  const basemap = useQuery(basemapQuery(address.cityId));
  if (basemap.isError) return <p className={styles.previewWords}>{t('preview.mapFailed')}</p>;
  if (!basemap.data) return <Skeleton variant="block" height="medium" />;
  return (
    <MapView
      label={label}
      height="small"
      interactive={false}
      basemap={basemap.data}
      center={geo}
      zoom={streetZoom}
      pins={[{ id, ...geo, short: '', label: name }]}
    />
  );
}
