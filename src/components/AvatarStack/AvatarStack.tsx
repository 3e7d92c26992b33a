import { useTranslation } from 'react-i18next';

import { Avatar } from '#components/Avatar';
import type { AvatarProps } from '#components/Avatar';
import { Popover } from '#components/Popover';
import type { PopoverTrigger } from '#components/Popover';
import { listFormat } from '#lib/format/intl';
import { focusRing } from '#theme/mixins.css';

import * as styles from './AvatarStack.css';

/** One person in a stack. */
export type StackedPerson = Pick<AvatarProps, 'id' | 'name' | 'src'>;

export type AvatarStackProps = {
  /** Describes the group: "Members of the board". */
  label: string;
  /** Everyone; those who do not fit are in the list at the end. */
  people: readonly StackedPerson[];
  /** Maximum number of avatars before the remaining people collapse into a count. */
  max?: number;
  size?: Exclude<NonNullable<AvatarProps['size']>, 'xsmall'>;
  /**
   * `text` for a stack inside a link or a button, where interactive content is not allowed: the count is labelled with
   * the names instead of opening a list.
   */
  rest?: 'button' | 'text';
};

/** Overlapping avatars of several people; the count at the end opens a list of the others. */
export function AvatarStack({ label, people, max = 4, size = 'medium', rest = 'button' }: AvatarStackProps) {
  // A count of 1 would take as much space as the avatar it replaces.
  const shown = people.length <= max + 1 ? people : people.slice(0, max);
  const others = people.slice(shown.length);
  const seat = styles.size[size];
  return (
    <ul role="list" aria-label={label} className={styles.root}>
      {shown.map((person) => (
        <li key={person.id} className={`${styles.person} ${seat}`} title={person.name}>
          <Avatar {...person} size={size} />
        </li>
      ))}
      {others.length === 0 ? null : (
        <li className={seat}>
          <Others {...{ label, others, size, rest }} />
        </li>
      )}
    </ul>
  );
}

type OthersProps = Required<Pick<AvatarStackProps, 'label' | 'size' | 'rest'>> & { others: readonly StackedPerson[] };

/** The people who do not fit. */
function Others({ label, others, size, rest }: OthersProps) {
  const { t, i18n } = useTranslation('AvatarStack');
  const number = t('more', { total: others.length });
  const className = `${styles.rest} ${styles.person} ${styles.restSize[size]}`;
  if (rest === 'text') {
    return (
      <span
        role="img"
        className={className}
        aria-label={listFormat(i18n.language, {}).format(others.map(({ name }) => name))}
        title={others.map(({ name }) => name).join('\n')}
      >
        <bdi aria-hidden="true" dir="ltr">
          {number}
        </bdi>
      </span>
    );
  }
  const name = t('others', { total: others.length, label });
  return (
    <Popover label={name} trigger={restButton(className, number, name)}>
      <ul role="list" className={styles.names}>
        {others.map((person) => (
          <li key={person.id} className={styles.name}>
            <Avatar {...person} size="small" decorative /> {person.name}
          </li>
        ))}
      </ul>
    </Popover>
  );
}

const restButton = (className: string, number: string, name: string) =>
  function RestButton({
    ref,
    'aria-expanded': expanded,
    'aria-controls': controls,
    'aria-haspopup': popup,
    onClick,
  }: PopoverTrigger) {
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
