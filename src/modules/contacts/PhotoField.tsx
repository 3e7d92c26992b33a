import CameraIcon from '@heroicons/react/24/outline/CameraIcon';
import TrashIcon from '@heroicons/react/24/outline/TrashIcon';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Avatar } from '#components/Avatar';
import { Button } from '#components/Button';
import { Inline } from '#components/Inline';
import { visuallyHidden } from '#theme/mixins.css';

import { contactLimits } from './limits';
import { PhotoCropDialog } from './PhotoCropDialog';
import * as styles from './PhotoField.css';

export type PhotoFieldProps = {
  id: string;
  name: string;
  /** URL of the present photo. */
  avatar: string | null;
  /** Stores a photo. */
  onSave: (photo: File) => Promise<unknown>;
  onRemove: () => void;
};

const types = ['image/jpeg', 'image/png', 'image/webp'];

/** The photo of a contact: chosen or taken with the camera, cropped to a square, and removed. */
export function PhotoField({ id, name, avatar, onSave, onRemove }: PhotoFieldProps) {
  const { t } = useTranslation('contacts');
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [picture, setPicture] = useState<ImageBitmap>();
  const [error, setError] = useState<'type' | 'size' | 'broken'>();

  async function choose(file: File) {
    setError(undefined);
    if (!types.includes(file.type)) return setError('type');
    if (file.size > contactLimits.photoBytes) return setError('size');
    try {
      setPicture(await createImageBitmap(file));
    } catch {
      setError('broken');
    }
  }

  return (
    <div className={styles.root}>
      <Avatar id={id} name={name} src={avatar ?? undefined} size="xlarge" decorative />
      <div className={styles.controls}>
        <Inline gap={8}>
          <Button ref={opener} leadingIcon={CameraIcon} variant="outline" onClick={() => input.current?.click()}>
            {t(avatar === null ? 'photo.add' : 'photo.change')}
          </Button>
          {avatar === null ? null : (
            <Button
              leadingIcon={TrashIcon}
              variant="quiet"
              onClick={() => {
                onRemove();
                opener.current?.focus();
              }}
            >
              {t('photo.remove')}
            </Button>
          )}
        </Inline>
        <span className={styles.hint} role="alert">
          {error === undefined ? null : t(`photo.error.${error}`)}
        </span>
        <input
          ref={input}
          className={visuallyHidden}
          type="file"
          accept={types.join(',')}
          aria-label={t('photo.label')}
          tabIndex={-1}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // The same file can be chosen again.
            target.value = '';
            if (file) void choose(file);
          }}
        />
      </div>
      <PhotoCropDialog picture={picture} onSave={onSave} onClose={() => setPicture(undefined)} />
    </div>
  );
}
