import { useState } from 'react';

import { scaleImage } from './scaleImage';
import type { SizedImage } from './scaleImage';

/** Why a picture could not be added. */
export type ImageProblem = 'type' | 'size' | 'broken' | 'notSaved';

export interface ImageUploadOptions<Image> {
  /** Media types that are taken. */
  types: readonly string[];
  /** Greatest size of a file. */
  maxBytes: number;
  /** Greatest length of the longer side in px, to which a picture is scaled. */
  side: number;
  /** Uploads a scaled picture. */
  send: (picture: SizedImage) => Promise<Image>;
  /** Receives the picture as it was stored. */
  onAdded: (image: Image) => void;
}

/** Checks, scales and uploads a picture; says whether one is on its way, and why the last one could not be added. */
export function useImageUpload<Image>({ types, maxBytes, side, send, onAdded }: ImageUploadOptions<Image>) {
  const [loading, setLoading] = useState(false);
  const [problem, setProblem] = useState<ImageProblem>();

  async function store(file: File) {
    try {
      const picture = await scaleImage(file, side);
      if (!picture) return setProblem('broken');
      onAdded(await send(picture));
    } catch {
      setProblem('notSaved');
    }
  }

  async function add(file: File) {
    setProblem(undefined);
    if (!types.includes(file.type)) return setProblem('type');
    if (file.size > maxBytes) return setProblem('size');
    setLoading(true);
    await store(file);
    setLoading(false);
  }

  return { add, problem, loading };
}
