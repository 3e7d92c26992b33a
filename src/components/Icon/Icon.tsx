import type { ComponentType } from 'react';

import { VisuallyHidden } from '#components/VisuallyHidden';
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
  /** Replaces the colour of the text. */
  tone?: keyof typeof styles.tone;
  /** What it means, for screen readers; only where neither a text beside it nor its control says so. */
  label?: string;
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

/** Icon beside text, decorative unless it has a `label`. An icon-only control carries the accessible name itself. */
export function Icon({ label, ...drawing }: IconProps) {
  if (label === undefined) return <Drawing {...drawing} />;
  return (
    <span className={styles.labelled}>
      <Drawing {...drawing} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

function Drawing({ source, name, size = 'medium', tone, mirrored = false }: Omit<IconProps, 'label'>) {
  const className = [styles.root, styles.size[size], tone && styles.tone[tone]].filter(Boolean).join(' ');
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
