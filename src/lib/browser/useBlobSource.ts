import { useCallback } from 'react';
import type { RefCallback } from 'react';

/** An element that shows a file by its URL. */
type SourceElement = HTMLElement & { src: string };

/** A `ref` that makes a file the source of an image, player or frame, and lets go of its URL afterwards. */
export function useBlobSource<Element extends SourceElement>(file: Blob): RefCallback<Element> {
  return useCallback(
    (element: Element | null) => {
      if (!element) return;
      const url = URL.createObjectURL(file);
      element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
}
