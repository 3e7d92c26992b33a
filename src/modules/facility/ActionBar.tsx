import BookmarkIcon from '@heroicons/react/24/outline/BookmarkIcon';
import CalendarDaysIcon from '@heroicons/react/24/outline/CalendarDaysIcon';
import ClipboardDocumentIcon from '@heroicons/react/24/outline/ClipboardDocumentIcon';
import GlobeAltIcon from '@heroicons/react/24/outline/GlobeAltIcon';
import MapIcon from '@heroicons/react/24/outline/MapIcon';
import PhoneIcon from '@heroicons/react/24/outline/PhoneIcon';
import PrinterIcon from '@heroicons/react/24/outline/PrinterIcon';
import ShareIcon from '@heroicons/react/24/outline/ShareIcon';
import BookmarkSolidIcon from '@heroicons/react/24/solid/BookmarkIcon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { ControlSize } from '#components/ControlSize';
import { Icon } from '#components/Icon';
import type { IconSource } from '#components/Icon';
import { Link } from '#components/Link';
import { LinkButton } from '#components/LinkButton';
import { ToggleButton } from '#components/ToggleButton';
import { includesFacility, shortlist, shortlistLimits, toggleShortlist } from '#domain/shortlist';
import { directionsPath, shortlistPath } from '#domain/paths';
import { useMediaQuery } from '#lib/browser/useMediaQuery';
import { formatPhone } from '#lib/format/formatPhone';
import { useStore } from '#lib/store/useStore';
import { media } from '#theme/media';

import * as styles from './ActionBar.css';
import type { FacilityDetails } from './api';
import { useCopy } from './useCopy';

export type ActionBarProps = {
  facility: Pick<
    FacilityDetails,
    'name' | 'slug' | 'phones' | 'website' | 'bookingUrl' | 'operationalStatus' | 'locationVisibility'
  > & { address: Pick<FacilityDetails['address'], 'city'> };
  /** Absolute address of this page, for sharing. */
  url: string;
  /**
   * For a page rendered before the device is known: includes both the dial link and the plain number, and CSS shows
   * one.
   */
  deviceIndependent?: boolean;
};

/**
 * Call, directions, booking, website, share, save and print. The number is a link where it can be dialled, otherwise
 * text to copy.
 */
export function ActionBar({ facility, url, deviceIndependent = false }: ActionBarProps) {
  const { t } = useTranslation('facility');
  const touch = useMediaQuery(media.coarse);
  const { status, copy } = useCopy<'linkCopied' | 'numberCopied'>();
  const saved = includesFacility(useStore(shortlist), facility.slug);
  const [outcome, setOutcome] = useState<ReturnType<typeof toggleShortlist>>();
  const isGone = facility.operationalStatus === 'permanently-closed';
  const phone = isGone ? undefined : facility.phones.find(({ type }) => type === 'voice' || type === 'cell')?.number;
  const booking = isGone ? undefined : facility.bookingUrl;
  const number = phone === undefined ? '' : formatPhone(phone);
  const canDial = touch && phone !== undefined;
  // Exactly one action is primary: calling on a phone, else booking, else directions, else the website.
  const hasDirections = facility.locationVisibility === 'exact';
  const first = booking !== undefined ? 'book' : hasDirections ? 'directions' : 'website';

  const linkTo = (action: typeof first, href: string, icon: IconSource) => {
    const link = (isFirst: boolean) => (
      <LinkButton
        href={href}
        leadingIcon={icon}
        {...(isFirst && !isGone ? { tone: 'primary', variant: 'solid' } : { variant: 'outline' })}
      >
        {t(`actions.${action}`)}
      </LinkButton>
    );
    if (!deviceIndependent || phone === undefined || action !== first) return link(action === first && !canDial);
    return (
      <>
        <span className={`${styles.either} ${styles.pointerOnly}`}>{link(true)}</span>
        <span className={`${styles.either} ${styles.touchOnly}`}>{link(false)}</span>
      </>
    );
  };

  async function share() {
    if (typeof navigator.share === 'function') {
      try {
        await navigator.share({ title: facility.name, url });
        return;
      } catch (error) {
        // Closing the share sheet is not a failure.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    await copy(url, 'linkCopied');
  }

  const call =
    phone === undefined ? null : (
      <span className={deviceIndependent ? `${styles.call} ${styles.touchOnly}` : styles.call}>
        <LinkButton href={`tel:${phone}`} leadingIcon={PhoneIcon} tone="primary" variant="solid">
          {t('actions.call', { number })}
        </LinkButton>
      </span>
    );

  return (
    <ControlSize size="large">
      <div className={styles.root} role="group" aria-label={t('actions.label')}>
        {canDial || deviceIndependent ? call : null}
        {hasDirections ? linkTo('directions', directionsPath(facility.slug), MapIcon) : null}
        {booking === undefined ? null : linkTo('book', booking, CalendarDaysIcon)}
        {facility.website === undefined ? null : linkTo('website', facility.website, GlobeAltIcon)}
        {phone !== undefined && !canDial ? (
          <span className={deviceIndependent ? `${styles.phone} ${styles.pointerOnly}` : styles.phone}>
            <Icon source={PhoneIcon} />
            {number}
            <Button
              size="small"
              variant="quiet"
              leadingIcon={ClipboardDocumentIcon}
              onClick={() => void copy(number, 'numberCopied')}
            >
              {t('actions.copyNumber')}
            </Button>
          </span>
        ) : null}
        <div className={styles.secondary}>
          <Button variant="quiet" leadingIcon={ShareIcon} onClick={() => void share()}>
            {t('actions.share')}
          </Button>
          <ToggleButton
            label={t('actions.save')}
            icon={BookmarkIcon}
            iconPressed={BookmarkSolidIcon}
            pressed={saved}
            onChange={() => setOutcome(toggleShortlist({ ...facility, city: facility.address.city }))}
          />
          <Button variant="quiet" leadingIcon={PrinterIcon} onClick={() => window.print()}>
            {t('actions.print')}
          </Button>
        </div>
        {saved ? (
          <span className={styles.shortlist}>
            <Link href={shortlistPath()}>{t('actions.shortlist')}</Link>
          </span>
        ) : null}
        <span role="status" className={styles.status}>
          {status === undefined ? '' : t(`actions.${status}`)}
          {outcome === undefined ? '' : ` ${t(`actions.savedIs.${outcome}`, { most: shortlistLimits.shortlist })}`}
        </span>
      </div>
    </ControlSize>
  );
}
