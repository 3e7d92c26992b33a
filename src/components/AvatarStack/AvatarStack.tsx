import { useTranslation } from 'react-i18next';

import { Avatar } from '#components/Avatar';
import type { AvatarProps } from '#components/Avatar';
import { Popover } from '#components/Popover';
import type { PopoverTrigger } from '#components/Popover';
import { focusRing } from '#theme/mixins.css';

import * as styles from './AvatarStack.css';

/** One of the people of a stack. */
export type StackedPerson = Pick<AvatarProps, 'id' | 'name' | 'src'>;

export type AvatarStackProps = {
  /** Who they are together: "Members of the board". */
  label: string;
  people: readonly StackedPerson[];
  /** How many are shown before the others become a number. */
  max?: number;
  size?: NonNullable<AvatarProps['size']>;
  /** `text` for a stack inside of a link or a button, where nothing else can be pressed: the number only says the names. */
  rest?: 'button' | 'text';
};

/** Several people in little room; the number at the end shows who the others are. */
export function AvatarStack({ label, people, max = 4, size = 'medium', rest = 'button' }: AvatarStackProps) {
  const { t, i18n } = useTranslation('AvatarStack');
  // A number that stands for one person would take that person's room.
  const shown = people.length <= max + 1 ? people : people.slice(0, max);
  const others = people.slice(shown.length);
  const number = t('more', { total: others.length });
  const restClass = `${styles.rest} ${styles.person} ${styles.restSize[size]}`;
  const seat = styles.size[size];
  return (
    <ul aria-label={label} className={styles.root}>
      {shown.map((person) => (
        <li key={person.id} className={`${styles.person} ${seat}`} title={person.name}>
          <Avatar {...person} size={size} />
        </li>
      ))}
      {others.length === 0 ? null : (
        <li className={seat}>
          {rest === 'text' ? (
            <span
              role="img"
              className={restClass}
              aria-label={new Intl.ListFormat(i18n.language).format(others.map(({ name }) => name))}
              title={others.map(({ name }) => name).join('\n')}
            >
              <bdi aria-hidden="true" dir="ltr">
                {number}
              </bdi>
            </span>
          ) : (
            <Popover
              label={t('others', { total: others.length, label })}
              trigger={restButton(restClass, number, t('others', { total: others.length, label }))}
            >
              <ul className={styles.names}>
                {others.map((person) => (
                  <li key={person.id} className={styles.name}>
                    <Avatar {...person} size="small" decorative /> {person.name}
                  </li>
                ))}
              </ul>
            </Popover>
          )}
        </li>
      )}
    </ul>
  );
}

const restButton = (className: string, number: string, name: string) =>
  function RestButton({ ref, expanded, controls, popup, onClick }: PopoverTrigger) {
    return (
      <button
        ref={ref}
        type="button"
        className={`${focusRing} ${className}`}
        aria-label={name}
        aria-expanded={expanded}
        aria-controls={controls}
        aria-haspopup={popup}
        onClick={onClick}
      >
        <bdi aria-hidden="true" dir="ltr">
          {number}
        </bdi>
      </button>
    );
  };
