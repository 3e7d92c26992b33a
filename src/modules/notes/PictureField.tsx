import PhotoIcon from '@heroicons/react/24/outline/PhotoIcon';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { IconButton } from '#components/IconButton';
import { useImageUpload } from '#lib/images/useImageUpload';
import { visuallyHidden } from '#theme/mixins.css';

import type { NoteImage } from './api';
import { noteImageTypes, noteLimits } from './limits';
import { uploadImageMutation } from './queries';

/** Scales and sends a picture, which `onAdded` gives to the note. */
export function usePictureUpload(onAdded: (image: NoteImage) => void) {
  const { mutateAsync: send } = useMutation(uploadImageMutation());
  return useImageUpload({
    types: noteImageTypes,
    maxBytes: noteLimits.imageBytes,
    side: noteLimits.imageSide,
    send,
    onAdded,
  });
}

export type PictureFieldProps = {
  /** Whether the note has a picture, which another one replaces. */
  hasImage: boolean;
  loading: boolean;
  onFile: (file: File) => void;
};

/** Button that chooses a picture. */
export function PictureField({ hasImage, loading, onFile }: PictureFieldProps) {
  const { t } = useTranslation('notes');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        label={t(hasImage ? 'picture.change' : 'picture.add')}
        icon={PhotoIcon}
        loading={loading}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        className={visuallyHidden}
        type="file"
        accept={noteImageTypes.join(',')}
        aria-label={t('picture.label')}
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file can be chosen again.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
