import BellIcon from '@heroicons/react/24/outline/BellIcon';

import { Avatar } from '#components/Avatar';
import { Icon } from '#components/Icon';

import type { Notice } from './notice';
import * as styles from './NoticeList.css';

/** The image of a notification, else its icon, else a bell. */
export function NoticeImage({ notice: { id, image, icon } }: { notice: Notice }) {
  if (image) return <Avatar id={id} name="" src={image} size="medium" decorative />;
  return (
    <span className={styles.icon} aria-hidden="true">
      {icon ? <Icon name={icon} /> : <Icon source={BellIcon} />}
    </span>
  );
}
