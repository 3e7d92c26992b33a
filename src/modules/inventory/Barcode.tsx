import { ean13Bars } from './barcode';
import * as styles from './Barcode.css';

export type BarcodeProps = {
  /** A valid EAN-13. */
  value: string;
  /** Accessible name. */
  label: string;
};

/** Modules of the quiet zones on both sides, and heights in modules. */
const quiet = { start: 11, end: 7 };
const width = quiet.start + 95 + quiet.end;
const height = 58;
const barHeight = 44;

/** An EAN-13 as scanners read it, black on white in every theme, with its digits. */
export function Barcode({ value, label }: BarcodeProps) {
  const bars = ean13Bars(value).map(
    ({ at, width: bar, guard }) => `M${quiet.start + at} 4h${bar}v${guard ? barHeight + 6 : barHeight}h-${bar}z`,
  );
  const digits = (text: string, x: number) => (
    <text x={x} y={height - 1} textLength={39} fontSize="10" className={styles.digits}>
      {text}
    </text>
  );
  return (
    <svg className={styles.root} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <path d={bars.join('')} className={styles.bars} />
      <text x={2} y={height - 1} fontSize="10" className={styles.digits}>
        {value[0]}
      </text>
      {digits(value.slice(1, 7), quiet.start + 4)}
      {digits(value.slice(7), quiet.start + 51)}
    </svg>
  );
}
