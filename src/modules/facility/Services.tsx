import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import type { Facility } from '#domain/facility';

import { Section } from './Section';
import * as styles from './Services.css';

const shownAtFirst = 12;

/** What is done here. A long list begins with a dozen. */
export function Services({ services }: { services: Facility['services'] }) {
  const { t } = useTranslation('facility');
  const [whole, setWhole] = useState(false);
  const isLong = services.length > shownAtFirst + 2;
  const shown = isLong && !whole ? services.slice(0, shownAtFirst) : services;
  return (
    <Section title={t('sections.services')}>
      {services.length === 0 ? <p>{t('services.none')}</p> : null}
      {shown.length > 0 ? (
        <ul className={styles.list}>
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
          <Button expanded={whole} onClick={() => setWhole(!whole)}>
            {whole ? t('services.fewer') : t('services.more', { count: services.length })}
          </Button>
        </div>
      ) : null}
    </Section>
  );
}
