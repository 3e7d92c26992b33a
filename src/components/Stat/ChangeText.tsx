import ArrowDownRightIcon from '@heroicons/react/24/outline/ArrowDownRightIcon';
import ArrowRightIcon from '@heroicons/react/24/outline/ArrowRightIcon';
import ArrowUpRightIcon from '@heroicons/react/24/outline/ArrowUpRightIcon';

import { Icon } from '#components/Icon';

import * as styles from './Stat.css';

/** How a figure has changed. */
export type StatChange = {
  /** The change in words: "12 % more than last week". */
  text: string;
  /** The way of the arrow. */
  direction: 'up' | 'down' | 'flat';
  /** Whether the change is good: more is not always better. */
  tone?: keyof typeof styles.tone | undefined;
};

const arrows = { up: ArrowUpRightIcon, down: ArrowDownRightIcon, flat: ArrowRightIcon } as const;

/** How a figure has changed, in words with an arrow: part of a `Stat`, and alone beside a figure of its own. */
export function ChangeText({ text, direction, tone = 'neutral' }: StatChange) {
  return (
    <span className={`${styles.change} ${styles.tone[tone]}`}>
      <Icon source={arrows[direction]} size="small" mirrored />
      {text}
    </span>
  );
}
