import { useEffect } from 'react';
import type { ComponentType } from 'react';

import { lazyPart } from '#lib/react/lazyComponent';

import * as styles from './Icon.css';

type DrawingProps = {
  className?: string;
  'aria-hidden'?: boolean | 'true' | 'false';
  'data-mirrored'?: true | undefined;
};

/**
 * One drawing: a Heroicon imported by its own path, which is then part of the bundle, or the name of one in the icon
 * sets (`heroicons_outline:bell`), which is fetched when it is shown.
 */
export type IconSource = ComponentType<DrawingProps> | string;

export type IconProps = {
  size?: keyof typeof styles.size;
  /** Turned around where text runs from right to left: for arrows that mean onwards and back. */
  mirrored?: boolean;
} & (
  | {
      /** `@heroicons/react/24/outline/<Name>`, or `solid` for the active state. For what the code itself shows. */
      source: IconSource;
      name?: never;
    }
  | {
      /**
       * `<set>:<name>`, the sets being heroicons_outline, heroicons_solid, heroicons_mini, feather, mat_solid,
       * mat_outline and mat_twotone. For what data shows. An unknown name draws a neutral shape and warns.
       */
      name: string;
      source?: never;
    }
);

/** A decorative drawing beside text. The name of an icon-only control belongs to the control. */
export function Icon({ source, name, size = 'medium', mirrored = false }: IconProps) {
  const className = `${styles.root} ${styles.size[size]}`;
  const Drawn = name ?? source;
  if (Drawn === undefined) return null;
  if (typeof Drawn === 'string') return <Named name={Drawn} className={className} mirrored={mirrored} />;
  return <Drawn aria-hidden="true" className={className} data-mirrored={mirrored || undefined} />;
}

// Most pages draw no icon by its name, so what does is not part of them.
const named = lazyPart(() => import('./NamedIcon').then((part) => part.NamedIcon));

function Named(props: { name: string; className: string; mirrored: boolean }) {
  const ready = named.useReady();
  useEffect(() => named.prepare(), []);
  if (ready) return <named.Part {...props} />;
  return <svg viewBox="0 0 24 24" aria-hidden="true" className={props.className} data-icon="loading" />;
}
