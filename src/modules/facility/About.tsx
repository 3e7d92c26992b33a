import { useTranslation } from 'react-i18next';

import { Chip } from '#components/Chip';
import { Markdown } from '#components/Markdown';
import { Text } from '#components/Text';
import { tagPath } from '#domain/paths';

import * as styles from './About.css';
import type { FacilityDetails } from './api';
import { Section } from './Section';

/** Descriptions of the facility in its own language, and the organisation that runs it. */
export function About({ facility }: { facility: FacilityDetails }) {
  const { t } = useTranslation('facility');
  const { shortDescription, description, organization, operatorType, categories, tags, capacity, textLanguage } =
    facility;
  const type = t(`operator.${operatorType}`);
  // The long description often begins with the short one.
  const rest = description.startsWith(shortDescription) ? description.slice(shortDescription.length) : description;
  const text = rest.replace(/^[\s.]+/, '');
  const kinds = categories.map(({ name }) => name).join(', ');
  return (
    <Section title={t('sections.about')}>
      <p className={styles.lead} lang={textLanguage}>
        {shortDescription}
      </p>
      {text === '' ? null : (
        <div lang={textLanguage}>
          <Markdown source={text} />
        </div>
      )}
      <Text tone="muted">
        {[
          organization ? t('about.operator', { name: organization.name, type }) : t('about.operatorPlain', { type }),
          ...(capacity?.beds === undefined ? [] : [t('about.beds', { count: capacity.beds })]),
          ...(kinds === '' ? [] : [`${t('about.kinds')}: ${kinds}`]),
        ].join(' · ')}
      </Text>
      {tags.length > 0 ? (
        <ul role="list" className={styles.tags} aria-label={t('about.tags')}>
          {tags.map((tag) => (
            <li key={tag.id}>
              <Chip href={tagPath(tag.id)}>{tag.name}</Chip>
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  );
}
