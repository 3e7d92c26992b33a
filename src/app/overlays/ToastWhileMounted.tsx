import { useEffect } from 'react';

import type { ToastMessage } from '#components/Toast';

import { toaster } from './toaster';

export type ToastWhileMountedProps = Required<Pick<ToastMessage, 'text' | 'tone' | 'duration'>>;

/** A message over whatever page there is, for as long as this stands or until it is dismissed. */
export function ToastWhileMounted({ text, tone, duration }: ToastWhileMountedProps) {
  useEffect(() => {
    const id = toaster.show({ text, tone, duration });
    return () => toaster.dismiss(id);
  }, [text, tone, duration]);
  return null;
}
