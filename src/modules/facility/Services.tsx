import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import type { Facility } from '#domain/facility';

import { Section } from './Section';
import * as styles from './Services.css';

const initialCount = 12;

/** The services offered; a long list shows the first 12. */
export function Services({ services }: { services: Facility['services'] }) {
  const { t } = useTranslation('facility');
  const [showAll, setShowAll] = useState(false);
  const isLong = services.length > initialCount + 2;
  const shown = isLong && !showAll ? services.slice(0, initialCount) : services;
  return (
    <Section title={t('sections.services')}>
      {services.length === 0 ? <p>{t('services.none')}</p> : null}
      {shown.length > 0 ? (
        <ul role="list" className={styles.list}>
          {shown.map((service) => (
            <li key={service.id}>
              {service.name}
              {service.note === undefined ? null : <span className={styles.note}>{service.note}</span>}
            </li>
          ))}
        </ul>
      ) : null}
      {isLong ? (
        <div>
          <Button aria-expanded={showAll} onClick={() => setShowAll(!showAll)}>
            {showAll ? t('services.fewer') : t('services.more', { count: services.length })}
          </Button>
        </div>
      ) : null}
    </Section>
  );
}
