import PhotoIcon from '@heroicons/react/24/outline/PhotoIcon';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { IconButton } from '#components/IconButton';
import { scaleImage } from '#lib/images/scaleImage';
import { visuallyHidden } from '#theme/mixins.css';

import type { NoteImage } from './api';
import { noteImageTypes, noteLimits } from './limits';
import { uploadImageMutation } from './queries';

/** Why a picture could not be added. */
export type PictureProblem = 'type' | 'size' | 'broken' | 'notSaved';

const isAccepted = (type: string) => (noteImageTypes as readonly string[]).includes(type);

/** Scales and sends a picture, which `onAdded` gives to the note. */
export function usePictureUpload(onAdded: (image: NoteImage) => void) {
  const { mutateAsync: upload, isPending } = useMutation(uploadImageMutation());
  const [scaling, setScaling] = useState(false);
  const [problem, setProblem] = useState<PictureProblem>();

  async function scaled(file: File) {
    setScaling(true);
    try {
      return await scaleImage(file, noteLimits.imageSide);
    } catch {
      setProblem('broken');
      return undefined;
    } finally {
      setScaling(false);
    }
  }

  async function add(file: File) {
    setProblem(undefined);
    if (!isAccepted(file.type)) return setProblem('type');
    if (file.size > noteLimits.imageBytes) return setProblem('size');
    const picture = await scaled(file);
    if (!picture) return;
    try {
      onAdded(await upload(picture));
    } catch {
      setProblem('notSaved');
    }
  }

  return { add, problem, loading: scaling || isPending };
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
