import { runWorker } from '#lib/browser/runWorker';

import type { ImageSize } from './fitSize';
import type { ScaleMessage, ScaleRequest } from './scaleWorker';

// As a URL, because browsers that enforce Trusted Types require a trusted one.
const { './scaleWorker.ts': scaleWorker = '' } = import.meta.glob<string>('./scaleWorker.ts', {
  query: '?worker&url',
  import: 'default',
  eager: true,
});

/** A picture and its size in px. */
export interface SizedImage extends ImageSize {
  file: File;
}

/**
 * A picture whose longer side is at most `side` px, with its size; `undefined` for a file that is not a picture.
 * Decoding, scaling and encoding a large photo take longer than a frame, so a worker does them.
 */
export function scaleImage(file: File, side: number): Promise<SizedImage | undefined> {
  return runWorker<ScaleRequest, ScaleMessage, SizedImage | undefined>(scaleWorker, {
    name: 'scale',
    failure: 'The picture could not be scaled.',
    start: ({ post }) => post({ file, side }),
    onMessage(message, { resolve }) {
      if (message.type === 'unreadable') return resolve(undefined);
      const { size, content } = message;
      resolve({ file: content ? new File([content], file.name, { type: content.type }) : file, ...size });
    },
  });
}
