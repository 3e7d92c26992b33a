import PhotoIcon from '@heroicons/react/24/outline/PhotoIcon';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { ColorSwatchPicker } from '#components/ColorSwatchPicker';
import { Picture } from '#components/Picture';
import { Popover } from '#components/Popover';
import type { PopoverTrigger } from '#components/Popover';
import { Stack } from '#components/Stack';
import { focusRing } from '#theme/mixins.css';
import { namedColors } from '#theme/namedColors';

import type { Card } from './api';
import * as styles from './CardForm.css';
import { coverColors, coverPictureSize, coverPictureSrc, coverPictures, isCoverPicture } from './covers';

export type CoverFieldProps = {
  cover: Card['cover'];
  onChange: (cover: Card['cover']) => void;
};

/** Chooses a colour or a picture above a card, or none. */
export function CoverField({ cover, onChange }: CoverFieldProps) {
  const { t } = useTranslation('scrumboard');
  const button = (trigger: PopoverTrigger) => (
    <Button {...trigger} leadingIcon={PhotoIcon}>
      {t('fields.cover')}
    </Button>
  );
  const color = cover === null || isCoverPicture(cover) ? undefined : cover;
  return (
    <Popover label={t('fields.cover')} size="medium" trigger={button}>
      <Stack gap={12}>
        <ColorSwatchPicker
          label={t('cover.color')}
          options={coverColors.map((name) => ({ value: namedColors[name], label: t(`cover.colors.${name}`) }))}
          value={color === undefined ? '' : namedColors[color]}
          onChange={(value) => onChange(coverColors.find((name) => namedColors[name] === value) ?? null)}
        />
        <div role="group" aria-label={t('cover.picture')} className={styles.pictures}>
          {coverPictures.map((picture, index) => (
            <button
              key={picture}
              type="button"
              className={`${focusRing} ${styles.pictureButton}`}
              aria-label={t('cover.pictureOf', { number: index + 1 })}
              aria-pressed={cover === picture}
              onClick={() => onChange(picture)}
            >
              <Picture src={coverPictureSrc(picture)} alt="" {...coverPictureSize} extent="full" radius="none" />
            </button>
          ))}
        </div>
        <Button variant="quiet" disabled={cover === null} onClick={() => onChange(null)}>
          {t('cover.none')}
        </Button>
      </Stack>
    </Popover>
  );
}
