import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { toaster } from '#app/overlays/toaster';
import { formatNumber } from '#lib/format/formatNumber';
import { dayMs, minuteMs } from '#lib/time/duration';

import { clearExpiryNotice } from './expiryNotice';
import type { ExpiryNotice } from './expiryNotice';
import { inactivityLimits } from './inactivityLimits';

// Someone who was away for half an hour must find it, however long they stay away.
const durationMs = dayMs;

export type InactivityNoticeProps = {
  notice: ExpiryNotice;
};

/** Says above every page why the session expired, until it is dismissed or someone signs in. */
export function InactivityNotice({ notice }: InactivityNoticeProps) {
  const { t, i18n } = useTranslation('app-inactivity');
  const [{ limit }] = useState(inactivityLimits);
  const minutes = limit / minuteMs;
  const text = t(`ended.${notice}`, { count: minutes, minutes: formatNumber(minutes, i18n.language) });
  const tone = notice === 'saved' ? 'info' : 'warning';
  // Read once: a reload does not repeat it.
  useEffect(() => clearExpiryNotice(), []);
  useEffect(() => {
    const id = toaster.show({ text, tone, duration: durationMs });
    return () => toaster.dismiss(id);
  }, [text, tone]);
  return null;
}
