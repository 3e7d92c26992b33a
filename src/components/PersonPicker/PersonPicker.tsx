import { useMemo } from 'react';

import { Avatar } from '#components/Avatar';
import type { Option } from '#components/Field';
import { PickerField } from '#components/PickerField';
import type { PickerChipProps, PickerProps } from '#components/PickerField';
import { Token } from '#components/Token';
import { foldForSearch } from '#lib/text/foldForSearch';

import * as styles from './PersonPicker.css';

/** A person who can be chosen: `value` is the id, `label` the name, `description` what tells equal names apart. */
export type PersonOption = Option & {
  /** Address of the picture; without one the initials are shown. */
  src?: string | undefined;
};

export type PersonPickerProps = PickerProps<PersonOption> & {
  /**
   * Called with the text to search for, which is empty while nothing is searched. With it, the caller finds the people
   * and passes them on as they are to be shown; chosen ones may be missing among them.
   */
  onInputChange?: ((query: string) => void) | undefined;
  /** Whether people are being loaded. The previous ones may stay meanwhile. */
  loading?: boolean | undefined;
};

/**
 * Chooses people from a list: assignees, members. Each word of the text is looked for in name and description, whatever
 * its case and accents. With `max={1}` it chooses one person.
 */
export function PersonPicker({ options, onInputChange, ...props }: PersonPickerProps) {
  const people = useMemo(
    () =>
      options.map((person) => ({
        option: {
          ...person,
          leadingVisual: <Avatar id={person.value} name={person.label} src={person.src} size="small" decorative />,
        },
        text: foldForSearch(`${person.label} ${person.description ?? ''}`),
      })),
    [options],
  );

  function find(query: string) {
    const words = onInputChange ? [] : foldForSearch(query).split(' ');
    return people.filter(({ text }) => words.every((word) => text.includes(word))).map(({ option }) => option);
  }

  return <PickerField {...props} options={options} find={find} onQueryChange={onInputChange} chip={PersonChip} />;
}

function PersonChip({ option: { value, label, src }, size, ...removal }: PickerChipProps<PersonOption>) {
  return (
    <Token
      {...removal}
      size={size}
      className={styles.chip}
      leadingVisual={
        <Avatar id={value} name={label} src={src} size={size === 'large' ? 'small' : 'xsmall'} decorative />
      }
    >
      {label}
    </Token>
  );
}
