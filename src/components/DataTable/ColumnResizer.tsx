import { useTranslation } from 'react-i18next';

import { isRtl, lineKeys } from '#lib/browser/direction';

import { defaultMinWidth } from './columns';
import * as styles from './columns.css';

type ColumnResizerProps = {
  header: string;
  /** Width in px. */
  width: number;
  minWidth: number | undefined;
  onWidthChange: (width: number) => void;
  onReset: () => void;
  /** Starts a drag; `undefined` until it has loaded. */
  onStart: ((event: unknown, rtl: boolean) => void) | undefined;
};

const step = 10;
const stride = 50;

/** The edge of a column header that changes the column's width (WAI-ARIA window splitter). */
export function ColumnResizer({ header, width, minWidth, onWidthChange, onReset, onStart }: ColumnResizerProps) {
  const { t } = useTranslation('DataTable');
  return (
    <div
      role="separator"
      tabIndex={0}
      className={styles.resizer}
      aria-label={t('columnWidth', { column: header })}
      aria-orientation="vertical"
      aria-valuenow={width}
      aria-valuemin={minWidth ?? defaultMinWidth}
      aria-valuemax={2000}
      aria-valuetext={t('pixels', { count: width })}
      onMouseDown={(event) => onStart?.(event.nativeEvent, isRtl(event.currentTarget))}
      onTouchStart={(event) => onStart?.(event.nativeEvent, isRtl(event.currentTarget))}
      onDoubleClick={onReset}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const by = event.shiftKey ? stride : step;
        const { forward, back } = lineKeys(event.currentTarget);
        if (event.key === forward || event.key === back) {
          onWidthChange(width + (event.key === forward ? by : -by));
        } else if (event.key === 'Home') onWidthChange(0);
        else if (event.key === 'Enter') onReset();
        else return;
        event.preventDefault();
      }}
    />
  );
}
