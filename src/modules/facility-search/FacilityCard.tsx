import BookmarkIcon from '@heroicons/react/24/outline/BookmarkIcon';
import CheckBadgeIcon from '@heroicons/react/24/outline/CheckBadgeIcon';
import InformationCircleIcon from '@heroicons/react/24/outline/InformationCircleIcon';
import BookmarkSolidIcon from '@heroicons/react/24/solid/BookmarkIcon';
import { useId, useState } from 'react';

import { Badge } from '#components/Badge';
import { Button } from '#components/Button';
import { Chip } from '#components/Chip';
import { Link } from '#components/Link';
import { VisuallyHidden } from '#components/VisuallyHidden';
import type { FacilitySummary } from '#domain/facility';
import { includesFacility, shortlist, shortlistLimits, toggleShortlist } from '#domain/shortlist';
import { directionsPath, facilityPath, shortlistPath, tagPath } from '#domain/paths';
import { formatDistance } from '#lib/format/formatDistance';
import { formatNumber, formatRating } from '#lib/format/formatNumber';
import { formatPhone } from '#lib/format/formatPhone';
import { useStore } from '#lib/store/useStore';

import { useResultsTranslation } from './useResultsTranslation';
import * as styles from './FacilityCard.css';
import { verificationTone } from './verificationTone';
import { useOpenStateText } from './useOpenStateText';

// An average of fewer ratings is not meaningful (directory 1.2).
const minRatings = 5;

export type FacilityCardProps = {
  facility: FacilitySummary;
  /** Position in the whole list, from 1; matches the number of the map pin. */
  number: number;
  /** Name of the place the distance is measured from, if it has one. */
  origin?: string | undefined;
  /** Start for directions, as their URL writes it: a slug or `@lat,lon`. */
  from?: string | undefined;
  selected?: boolean;
  /** A card on the map: without tags and reasons, which the card in the list has. */
  brief?: boolean;
  /** Called when the shown opening state expires. */
  onBoundary?: () => void;
};

/** A search result: name, opening state, distance and why it matched (directory 2.3). */
export function FacilityCard({
  facility,
  number,
  origin,
  from,
  selected = false,
  brief = false,
  onBoundary,
}: FacilityCardProps) {
  const { t, i18n } = useResultsTranslation();
  const tags = facility.tags.slice(0, 3);
  const open = useOpenStateText(facility.openState, facility.timeZone, onBoundary);
  const distance = facility.distanceM === undefined ? undefined : formatDistance(facility.distanceM, i18n.language);
  const { state } = facility.verification;
  const nameId = useId();
  const moreId = useId();
  const [showsMore, setShowsMore] = useState(false);
  const hasReasons = facility.matched !== undefined;
  const moreName = t(hasReasons ? 'card.why' : 'card.tags');
  const hasMore = !brief && (hasReasons || tags.length > 0);
  return (
    <article
      className={styles.root}
      data-selected={selected || undefined}
      data-brief={brief || undefined}
      aria-labelledby={nameId}
    >
      <span className={styles.number} aria-hidden="true">
        {number}.
      </span>
      <div className={styles.body}>
        <div className={styles.heading}>
          <h3 className={styles.name} id={nameId}>
            <Link href={facilityPath(facility.slug)} variant="standalone">
              {facility.name}
            </Link>
          </h3>
          <Badge
            tone={verificationTone[state]}
            variant={state === 'unverified' ? 'outline' : 'soft'}
            {...(state === 'verified' ? { leadingIcon: CheckBadgeIcon } : {})}
          >
            {t(`verification.${state}`)}
          </Badge>
        </div>
        <p className={styles.meta}>
          <span>{facility.primaryCategory.name}</span>
          {distance === undefined ? null : <span className={styles.shortDistance}>{distance}</span>}
          <span className={styles.state} data-tone={open.tone}>
            {open.text}
          </span>
          {facility.rating === undefined || facility.rating.count < minRatings ? null : (
            <Rating rating={facility.rating} />
          )}
        </p>
        <p className={styles.address}>
          {facility.addressLine ?? `${t('card.hiddenAddress')} · ${facility.district}, ${facility.city}`}
        </p>
        {distance === undefined ? null : (
          <p className={styles.distance}>
            {origin ? t('card.distanceFrom', { distance, place: origin }) : t('card.distance', { distance })}
          </p>
        )}
        {brief ? null : <Tags tags={tags} className={styles.foot} />}
        <div className={styles.actions}>
          {facility.phone === undefined ? null : (
            <Link href={`tel:${facility.phone}`} variant="standalone">
              <VisuallyHidden>{t('card.call')} </VisuallyHidden>
              {formatPhone(facility.phone)}
            </Link>
          )}
          {facility.locationVisibility === 'exact' ? (
            <Link href={directionsPath(facility.slug, from === undefined ? {} : { from })} variant="standalone">
              <span aria-hidden="true">{t('card.directions')}</span>
              <VisuallyHidden>{t('card.directionsTo', { name: facility.name })}</VisuallyHidden>
            </Link>
          ) : null}
          <SaveToggle facility={facility} />
          {hasMore ? (
            <span className={hasReasons ? undefined : styles.folded}>
              <Button
                size="small"
                variant="quiet"
                leadingIcon={InformationCircleIcon}
                aria-expanded={showsMore}
                aria-controls={showsMore ? moreId : undefined}
                onClick={() => setShowsMore(!showsMore)}
              >
                <span className={styles.wide} aria-hidden="true">
                  {moreName}
                </span>
                <VisuallyHidden>{moreName}</VisuallyHidden>
              </Button>
            </span>
          ) : null}
        </div>
        {hasMore && showsMore ? (
          <div id={moreId}>
            <Tags tags={tags} className={styles.foldedTags} />
            <Reasons facility={facility} distance={distance} />
          </div>
        ) : null}
      </div>
    </article>
  );
}

/** The average in a few characters, and in words for screen readers. */
function Rating({ rating }: { rating: { average: number; count: number } }) {
  const { t, i18n } = useResultsTranslation();
  const average = formatRating(rating.average, i18n.language);
  return (
    <span className={styles.rating}>
      <span aria-hidden="true">
        ★ {average}
        <span className={styles.wide}> ({formatNumber(rating.count, i18n.language)})</span>
      </span>
      <VisuallyHidden>{t('card.rating', { average, count: rating.count })}</VisuallyHidden>
    </span>
  );
}

type TagsProps = { tags: FacilitySummary['tags']; className: string };

function Tags({ tags, className }: TagsProps) {
  const { t } = useResultsTranslation();
  if (tags.length === 0) return null;
  return (
    <ul role="list" className={className} aria-label={t('card.tags')}>
      {tags.map((tag) => (
        <li key={tag.id}>
          <Chip href={tagPath(tag.id)}>{tag.name}</Chip>
        </li>
      ))}
    </ul>
  );
}

/** Why a facility is among the results. */
function Reasons({ facility, distance }: { facility: FacilitySummary; distance: string | undefined }) {
  const { t } = useResultsTranslation();
  const { matched, primaryCategory, verification } = facility;
  if (!matched) return null;
  return (
    <ul role="list" className={styles.reasons}>
      {matched.band === 0 ? <li>{t('card.whyCategory', { category: primaryCategory.name })}</li> : null}
      {matched.fields.length > 0 ? (
        <li>
          {t('card.whyFields', {
            fields: matched.fields.map((field) => t(`field.${field}` as 'field.name')).join(', '),
          })}
        </li>
      ) : distance === undefined ? null : (
        <li>{t('card.whyNothing')}</li>
      )}
      {distance === undefined ? null : <li>{t('card.whyDistance', { distance })}</li>}
      {verification.state === 'verified' || verification.state === 'due' ? <li>{t('card.whyVerified')}</li> : null}
    </ul>
  );
}

function SaveToggle({ facility }: { facility: FacilitySummary }) {
  const { t } = useResultsTranslation();
  const saved = includesFacility(useStore(shortlist), facility.slug);
  const [outcome, setOutcome] = useState<ReturnType<typeof toggleShortlist>>();
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        tone={saved ? 'primary' : 'neutral'}
        leadingIcon={saved ? BookmarkSolidIcon : BookmarkIcon}
        aria-pressed={saved}
        onClick={() => setOutcome(toggleShortlist(facility))}
      >
        <span className={styles.wide} aria-hidden="true">
          {t('card.save')}
        </span>
        <VisuallyHidden>{t('card.saveName', { name: facility.name })}</VisuallyHidden>
      </Button>
      {saved ? (
        <Link href={shortlistPath()} variant="standalone">
          {t('card.shortlist')}
        </Link>
      ) : null}
      <span role="status" className={styles.saveStatus}>
        {outcome === undefined ? '' : t(`card.savedIs.${outcome}`, { most: shortlistLimits.shortlist })}
      </span>
    </>
  );
}
