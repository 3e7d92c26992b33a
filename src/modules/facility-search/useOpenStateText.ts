import { useTranslation } from 'react-i18next';

import { describeOpenState } from '#domain/openStateText';
import type { OpenStateTone } from '#domain/openStateText';
import type { SerializedOpenState } from '#domain/openingHoursSchemas';
import { useTickUntil } from '#lib/time/useTickUntil';

/** How open a facility is, in words that stay true while the page is open (directory 1.4). */
export function useOpenStateText(
  state: SerializedOpenState,
  timeZone: string,
  onBoundary?: () => void,
): { text: string; tone: OpenStateTone } {
  const { t, i18n } = useTranslation('common');
  const now = useTickUntil(state.until ?? state.next, onBoundary);
  return describeOpenState(state, now, timeZone, i18n.language, t);
}
