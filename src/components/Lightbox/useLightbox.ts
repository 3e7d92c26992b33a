import { useState } from 'react';

import { useDialogState } from '#lib/react/useDialogState';

import type { LightboxProps } from './Lightbox';

/** Which picture a `Lightbox` shows, and whether it is open. */
export interface LightboxState {
  /** Opens it with a picture; without an id with the one that was shown last. Keeps its identity. */
  show: (id?: string) => void;
  /** Id of the picture that is shown, or was last. */
  value: string;
  /** For the `Lightbox`. */
  props: Pick<LightboxProps, 'open' | 'onClose' | 'value' | 'onChange'>;
}

/** The state of a `Lightbox` that is closed at first; `first` is the picture that it shows by default. */
export function useLightbox(first = ''): LightboxState {
  const { show: open, props } = useDialogState();
  const [value, setValue] = useState(first);
  const [show] = useState(() => (id?: string) => {
    if (id !== undefined) setValue(id);
    open();
  });
  return { show, value, props: { ...props, value, onChange: setValue } };
}
