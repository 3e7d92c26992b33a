import { lazyValue } from '#lib/react/lazyValue';

import * as styles from './PhoneField.css';

const flags = lazyValue(() => import('./flags').then((part) => part.flagOf));

export type FlagProps = {
  /** ISO 3166-1 alpha-2, in upper or lower case. */
  country: string;
};

/** A country's flag beside its name or code; its space is reserved until it has loaded. */
export function Flag({ country }: FlagProps) {
  const address = flags.useValue()?.(country);
  return address === undefined ? (
    <span className={styles.flag} aria-hidden="true" />
  ) : (
    <img className={styles.flag} src={address} alt="" width={24} height={16} loading="lazy" decoding="async" />
  );
}
