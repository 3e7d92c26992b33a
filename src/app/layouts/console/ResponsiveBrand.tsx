import { useMediaQuery } from '#lib/browser/useMediaQuery';
import { media } from '#theme/media';

import { Brand } from './Brand';

/** The brand in a header that also holds the menu: the symbol alone below lg. */
export function ResponsiveBrand() {
  return <Brand symbol={!useMediaQuery(media.lgUp)} />;
}
