import { useState } from 'react';
import { createPortal } from 'react-dom';

import { lazyComponent } from '#lib/react/lazyComponent';

export { useLightbox } from './useLightbox';
export type { LightboxState } from './useLightbox';

/** A picture of a `Lightbox`. */
export type LightboxPicture = {
  /** Unique in the lightbox. */
  id: string;
  /** URL of the large picture; `undefined` while it is loading. */
  src: string | undefined;
  /** Alternative text. */
  alt: string;
  /** Shown below the picture. */
  caption?: string | undefined;
  /** Language of `alt` and `caption`, if it is not that of the page. */
  language?: string | undefined;
};

export type LightboxProps = {
  /** Accessible name: “Photos of Quayside Pharmacy”. */
  label: string;
  /** In the order in which they are looked through. */
  pictures: readonly LightboxPicture[];
  open: boolean;
  /** Called on close button, Escape, a press beside the picture, or the system's back gesture. */
  onClose: () => void;
  /** Id of the picture that is shown. */
  value: string;
  /** Called with the id of the picture to show. */
  onChange: (id: string) => void;
  /** Offers the picture for download. */
  onDownload?: ((id: string) => void) | undefined;
};

const frame = lazyComponent(() => import('./LightboxFrame').then((part) => part.LightboxFrame));

/**
 * Pictures over the whole window, one at a time, with zoom. Keep it mounted and toggle `open`; the code loads when it
 * first opens. The focus returns to where it was.
 */
export function Lightbox(props: LightboxProps) {
  const [present, setPresent] = useState(props.open);
  if (props.open && !present) setPresent(true);
  const isLoaded = frame.useLoadedWhen(present);
  if (!present || !isLoaded) return null;
  return createPortal(<frame.Component {...props} onGone={() => setPresent(false)} />, document.body);
}
