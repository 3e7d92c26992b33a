import { useMediaQuery } from '#lib/browser/useMediaQuery';
import { media } from '#theme/media';

import { Brand } from './Brand';

/** The product's sign in a header that holds the menu too: its word only where there is room for both. */
export function RoomyBrand() {
  return <Brand symbol={!useMediaQuery(media.lgUp)} />;
}
