import HandThumbDownIcon from '@heroicons/react/24/outline/HandThumbDownIcon';
import HandThumbUpIcon from '@heroicons/react/24/outline/HandThumbUpIcon';
import HandThumbDownSolidIcon from '@heroicons/react/24/solid/HandThumbDownIcon';
import HandThumbUpSolidIcon from '@heroicons/react/24/solid/HandThumbUpIcon';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { Inline } from '#components/Inline';
import { Link } from '#components/Link';
import { ToggleButton } from '#components/ToggleButton';
import { paths } from '#domain/paths';

import type { Guide } from './api';
import { rateGuideMutation } from './queries';
import * as styles from './RateGuide.css';

export type RateGuideProps = {
  guide: Pick<Guide, 'id' | 'slug' | 'useful'>;
  /** Slug of its category. */
  category: string;
};

/** Asks whether a guide was useful. A second press on an answer takes it back. */
export function RateGuide({ guide: { id, slug, useful }, category }: RateGuideProps) {
  const { t } = useTranslation('help-center');
  const titleId = useId();
  const { mutate } = useMutation(rateGuideMutation(category, slug));
  const rate = (next: boolean) => mutate({ guideId: id, useful: next === useful ? null : next });
  return (
    <div role="group" aria-labelledby={titleId} className={styles.root}>
      <h2 className={styles.question} id={titleId}>
        {t('rating.question')}
      </h2>
      <Inline gap={8}>
        <ToggleButton
          label={t('rating.yes')}
          icon={HandThumbUpIcon}
          iconPressed={HandThumbUpSolidIcon}
          variant="outline"
          pressed={useful === true}
          onChange={() => rate(true)}
        />
        <ToggleButton
          label={t('rating.no')}
          icon={HandThumbDownIcon}
          iconPressed={HandThumbDownSolidIcon}
          variant="outline"
          pressed={useful === false}
          onChange={() => rate(false)}
        />
      </Inline>
      <p className={styles.thanks}>
        <span role="status">{useful === true ? t('rating.thanks') : useful === false ? t('rating.sorry') : ''}</span>{' '}
        {useful === false ? <Link href={paths.helpSupport}>{t('rating.ask')}</Link> : null}
      </p>
    </div>
  );
}
