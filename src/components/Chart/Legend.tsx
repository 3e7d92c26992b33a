import { focusRing } from '#theme/mixins.css';

import * as styles from './Legend.css';
import type { LegendEntry } from './model';
import { Swatch } from './Swatch';

export type LegendProps = {
  /** Accessible name of the button group. */
  label: string;
  entries: readonly LegendEntry[];
  hidden: ReadonlySet<string>;
  layout: keyof typeof styles.layout;
  patterns: string;
  onToggle: (id: string) => void;
};

/** Chart legend; each entry is a button that hides or shows its series. */
export function Legend({ label, entries, hidden, layout, patterns, onToggle }: LegendProps) {
  return (
    <div role="group" aria-label={label} className={styles.layout[layout]}>
      {entries.map(({ id, label: name, color, look, mark, facts }) => (
        <button
          key={id}
          type="button"
          aria-pressed={!hidden.has(id)}
          className={`${focusRing} ${styles.item}`}
          onClick={() => onToggle(id)}
        >
          <Swatch color={color} look={look} mark={mark} patterns={patterns} />
          <span className={styles.name}>{name}</span>
          {facts ? (
            <>
              <span className={styles.fact}>{facts.value}</span>
              <span className={styles.fact}>{facts.share(hidden)}</span>
            </>
          ) : null}
        </button>
      ))}
    </div>
  );
}
