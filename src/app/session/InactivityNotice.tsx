import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { formatNumber } from '#lib/format/formatNumber';

import { inactivityLimits } from './inactivityLimits';
import { clearExpiryNotice } from './expiryNotice';
import type { ExpiryNotice } from './expiryNotice';
import { ToastWhileMounted } from '#app/overlays/ToastWhileMounted';

// Whoever was away for half an hour shall find it however long they stay away.
const duration = 24 * 60 * 60 * 1000;

export type InactivityNoticeProps = {
  note: ExpiryNotice;
};

/** Tells why nobody is signed in any more, over whatever page there is, until it is dismissed or somebody signs in. */
export function InactivityNotice({ note }: InactivityNoticeProps) {
  const { t, i18n } = useTranslation('app-inactivity');
  const [{ limit }] = useState(inactivityLimits);
  const minutes = limit / 60_000;
  const text = t(`ended.${note}`, { count: minutes, minutes: formatNumber(minutes, i18n.language) });
  // A page that is loaded once more tells nothing old.
  useEffect(() => clearExpiryNotice(), []);
  return <ToastWhileMounted text={text} tone={note === 'saved' ? 'info' : 'warning'} duration={duration} />;
}
