import type { ReactElement } from 'react';

import { outlined } from '#components/Chart';
import { vars } from '#theme/contract.css';

import { barPath } from './barPath';
import type { BarBox } from './barPath';

/** Geometry and style of one bar, from Recharts. */
export type BarLook = {
  box: BarBox;
  horizontal: boolean;
  negative: boolean;
  rtl: boolean;
  /** Rounds the end away from zero. */
  rounded: boolean;
  /** Space at that end, which separates the pieces of a stack. */
  gap: number;
  fill: string;
  /** The keyboard's active point. */
  isRead: boolean;
};

/** Renders one bar. */
export function barShape({ box, horizontal, negative, rtl, rounded, gap, fill, isRead }: BarLook): ReactElement {
  const end = horizontal ? (negative === rtl ? 'right' : 'left') : negative ? 'bottom' : 'top';
  const path = barPath(box, { end, radius: rounded ? 3 : 0, gap: rounded ? 0 : gap });
  return (
    <g>
      <path d={path} fill={fill} className={outlined} />
      {isRead ? <path d={path} fill="none" stroke={vars.color.text.default} strokeWidth={2} /> : null}
    </g>
  );
}
