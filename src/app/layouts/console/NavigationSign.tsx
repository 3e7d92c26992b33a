import { Brand } from './Brand';
import type { BrandProps } from './Brand';
import * as styles from './NavigationSign.css';

export type NavigationSignProps = BrandProps & { place?: keyof typeof styles.place };

/** The product's sign above the entries of a navigation. */
export function NavigationSign({ place = 'start', symbol, size }: NavigationSignProps) {
  return (
    <div className={styles.place[place]}>
      <Brand {...(symbol === undefined ? {} : { symbol })} {...(size ? { size } : {})} />
    </div>
  );
}
