import type { ComponentType } from 'react';

import { lazyComponent } from '#lib/react/lazyComponent';

import * as styles from './Icon.css';

type DrawingProps = {
  className?: string;
  'aria-hidden'?: boolean | 'true' | 'false';
  'data-mirrored'?: true | undefined;
};

/**
 * An icon: a Heroicon imported by its own path, which is bundled, or a name in the icon sets
 * (`heroicons_outline:bell`), which is loaded when rendered.
 */
export type IconSource = ComponentType<DrawingProps> | string;

export type IconProps = {
  size?: keyof typeof styles.size;
  /** Mirrors the icon in right-to-left text: for forward and back arrows. */
  mirrored?: boolean;
} & (
  | {
      /** `@heroicons/react/24/outline/<Name>`, or `solid` for the active state. For icons used by the code itself. */
      source: IconSource;
      name?: never;
    }
  | {
      /**
       * `<set>:<name>`, the sets being heroicons_outline, heroicons_solid, heroicons_mini, feather, mat_solid,
       * mat_outline and mat_twotone. For icons that come from data. An unknown name renders a neutral shape and warns.
       */
      name: string;
      source?: never;
    }
);

/** Decorative icon beside text. An icon-only control carries the accessible name itself. */
export function Icon({ source, name, size = 'medium', mirrored = false }: IconProps) {
  const className = `${styles.root} ${styles.size[size]}`;
  const Drawn = name ?? source;
  if (Drawn === undefined) return null;
  if (typeof Drawn === 'string') return <Named name={Drawn} className={className} mirrored={mirrored} />;
  return <Drawn aria-hidden="true" className={className} data-mirrored={mirrored || undefined} />;
}

/** Heroicon of an arrow that points forward or back, mirrored in right-to-left text, for props that take an icon. */
export function mirroredIcon(Drawn: ComponentType<DrawingProps>): ComponentType<DrawingProps> {
  return function MirroredIcon(props) {
    return <Drawn {...props} data-mirrored />;
  };
}

// Lazy, because most pages render no icon by name.
const named = lazyComponent(() => import('./NamedIcon').then((part) => part.NamedIcon));

function Named(props: { name: string; className: string; mirrored: boolean }) {
  const ready = named.useLoadedWhen();
  if (ready) return <named.Component {...props} />;
  return <svg viewBox="0 0 24 24" aria-hidden="true" className={props.className} data-icon="loading" />;
}
