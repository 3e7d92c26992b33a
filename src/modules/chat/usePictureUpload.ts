import { useMutation } from '@tanstack/react-query';

import { useImageUpload } from '#lib/images/useImageUpload';

import type { ChatImage } from './api';
import { chatImageTypes, chatLimits } from './limits';
import { uploadImageMutation } from './queries';

/** Scales a picture to `side` px and uploads it; `onAdded` receives it. */
export function usePictureUpload(onAdded: (image: ChatImage) => void, side: number = chatLimits.imageSide) {
  const { mutateAsync: send } = useMutation(uploadImageMutation());
  return useImageUpload({
    types: chatImageTypes,
    maxBytes: chatLimits.imageBytes,
    side,
    send,
    onAdded: ({ image }) => onAdded(image),
  });
}
