import type { ChartColor, ChartMark } from './marks';
import * as styles from './PointCard.css';
import { Swatch } from './Swatch';

/** One value in the card. */
export type CardRow = {
  id: string;
  label: string;
  value: string;
  look?: { color: ChartColor; look: number; mark: ChartMark };
  /** Marks the series that the pointer or the keyboard is on. */
  current?: boolean;
  /** Sets the row apart as the sum of the others. */
  total?: boolean;
};

export type PointCardProps = {
  /** The point, in px from the left and top of the stage. */
  at: { x: number; y: number };
  stage: { width: number; height: number };
  place: string;
  rows: readonly CardRow[];
  patterns: string;
};

const gap = 12;

/** Tooltip with the values at one x position. Hidden from assistive technology, because the same text is announced. */
export function PointCard({ at, stage, place, rows, patterns }: PointCardProps) {
  const leftwards = at.x > stage.width / 2;
  const upwards = at.y > stage.height / 2;
  const room = (leftwards ? at.x : stage.width - at.x) - gap;
  return (
    <div
      aria-hidden="true"
      data-chart-card=""
      className={styles.card}
      style={{
        // Deliberately physical directions: the point is measured from the left.
        left: leftwards ? at.x - gap : at.x + gap,
        top: at.y,
        translate: `${leftwards ? '-100%' : '0'} ${upwards ? '-100%' : '0'}`,
        maxInlineSize: Math.max(room, 120),
      }}
    >
      {place ? <div className={styles.place}>{place}</div> : null}
      <div className={styles.rows}>
        {rows.map(({ id, label, value, look, current, total }) => (
          <div key={id} className={styles.row} data-current={current || undefined} data-total={total || undefined}>
            {look ? <Swatch {...look} patterns={patterns} /> : null}
            <span className={styles.name}>{label}</span>
            <span className={styles.value}>{value}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
