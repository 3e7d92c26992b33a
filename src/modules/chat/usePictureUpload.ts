import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { scaleImage } from '#lib/images/scaleImage';

import type { ChatImage } from './api';
import { chatImageTypes, chatLimits } from './limits';
import { uploadImageMutation } from './queries';

/** Why a picture could not be added. */
export type PictureProblem = 'type' | 'size' | 'broken' | 'notSaved';

const isAccepted = (type: string) => (chatImageTypes as readonly string[]).includes(type);

/** Scales a picture to `side` px and uploads it; `onAdded` receives it. */
export function usePictureUpload(onAdded: (image: ChatImage) => void, side: number = chatLimits.imageSide) {
  const { mutateAsync: upload, isPending } = useMutation(uploadImageMutation());
  const [scaling, setScaling] = useState(false);
  const [problem, setProblem] = useState<PictureProblem>();

  async function scaled(file: File) {
    setScaling(true);
    try {
      return await scaleImage(file, side);
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
    if (file.size > chatLimits.imageBytes) return setProblem('size');
    const picture = await scaled(file);
    if (!picture) return;
    try {
      const { image } = await upload(picture);
      onAdded(image);
    } catch {
      setProblem('notSaved');
    }
  }

  return { add, problem, loading: scaling || isPending };
}
