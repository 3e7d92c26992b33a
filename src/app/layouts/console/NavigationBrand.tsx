import { Brand } from './Brand';
import type { BrandProps } from './Brand';
import * as styles from './NavigationBrand.css';

export type NavigationBrandProps = BrandProps & {
  align?: keyof typeof styles.align;
  /** Stays visible while the items scroll. */
  sticky?: boolean;
};

/** The brand above the items of a navigation. */
export function NavigationBrand({ align = 'start', sticky = false, ...brand }: NavigationBrandProps) {
  return (
    <div className={sticky ? `${styles.align[align]} ${styles.sticky}` : styles.align[align]}>
      <Brand {...brand} />
    </div>
  );
}
