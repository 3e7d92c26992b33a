import XMarkIcon from '@heroicons/react/24/outline/XMarkIcon';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

import { Button } from '#components/Button';
import { Checkbox } from '#components/Checkbox';
import { Dialog } from '#components/Dialog';
import { IconButton } from '#components/IconButton';
import { Link } from '#components/Link';
import { Skeleton } from '#components/Skeleton';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { isFacilitySlug } from '#domain/facilitySlug';
import { formatNumber } from '#lib/format/formatNumber';
import { removeFromShortlist, shortlistLimits, shortlist } from '#domain/shortlist';
import type { FacilityRef } from '#domain/shortlist';
import { facilityPath } from '#domain/paths';
import { useStore } from '#lib/store/useStore';

import * as styles from './Shortlist.css';

const Comparison = lazy(() => import('./Comparison').then((module) => ({ default: module.Comparison })));

/** Slugs of the facilities to compare, from the query; invalid ones are dropped. */
function parseComparedSlugs(query: string | null): readonly string[] {
  return [...new Set((query ?? '').split(',').filter(isFacilitySlug))].slice(0, shortlistLimits.compared);
}

/** The last removal, with the list before it. */
type RemovedEntries = { readonly before: readonly FacilityRef[]; readonly name?: string };

/** The saved facilities, up to three of which can be compared (directory 2.21). The URL holds the comparison. */
export function Shortlist() {
  const { t, i18n } = useTranslation('facility-shortlist');
  const id = useId();
  const saved = useStore(shortlist);
  const [selectedSlugs, setSelectedSlugs] = useState<readonly string[]>();
  const [removed, setRemoved] = useState<RemovedEntries>();
  const heading = useRef<HTMLHeadingElement>(null);
  const undo = useRef<HTMLButtonElement>(null);

  // The focused element was removed, so the undo button takes the focus.
  useEffect(() => {
    if (removed) undo.current?.focus();
  }, [removed]);

  const savedSlugs = saved.map(({ slug }) => slug);
  const compared = (selectedSlugs ?? savedSlugs.slice(0, shortlistLimits.compared)).filter((slug) =>
    savedSlugs.includes(slug),
  );
  const isFull = compared.length >= shortlistLimits.compared;

  function setCompared(slug: string, wanted: boolean) {
    setSelectedSlugs(wanted ? [...compared, slug] : compared.filter((one) => one !== slug));
  }

  function removeEntries(name: string | undefined, drop: () => void) {
    const before = saved;
    drop();
    setRemoved(name === undefined ? { before } : { before, name });
  }

  return (
    <section className={styles.root} aria-labelledby="shortlist">
      <div className={styles.head}>
        <h2 ref={heading} className={styles.heading} id="shortlist" tabIndex={-1}>
          {t('shortlist.title')}
        </h2>
        {saved.length > 0 ? (
          <Button size="small" variant="quiet" onClick={() => removeEntries(undefined, () => shortlist.set([]))}>
            {t('shortlist.clear')}
            <VisuallyHidden> {t('shortlist.title')}</VisuallyHidden>
          </Button>
        ) : null}
      </div>
      {saved.length === 0 ? <p className={styles.quiet}>{t('shortlist.none')}</p> : null}
      {saved.length > 1 ? (
        <p className={styles.quiet} id={`${id}-intro`}>
          {t(isFull && saved.length > shortlistLimits.compared ? 'shortlist.most' : 'shortlist.intro', {
            most: shortlistLimits.compared,
          })}
        </p>
      ) : null}
      {saved.length > 0 ? (
        <ul role="list" className={styles.list}>
          {saved.map(({ slug, name, city }) => (
            <li key={slug} className={styles.item}>
              {saved.length > 1 ? (
                <Checkbox
                  label={t('shortlist.choose', { name })}
                  hideLabel
                  checked={compared.includes(slug)}
                  disabled={isFull && !compared.includes(slug)}
                  onChange={(wanted) => setCompared(slug, wanted)}
                />
              ) : null}
              <span className={styles.name}>
                <Link href={facilityPath(slug)} variant="standalone">
                  {name}
                </Link>
                <span className={styles.quiet}>{city}</span>
              </span>
              <IconButton
                size="small"
                variant="quiet"
                icon={XMarkIcon}
                label={t('shortlist.remove', { name })}
                onClick={() => removeEntries(name, () => removeFromShortlist(slug))}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.undo}>
        <span role="status">
          {removed === undefined
            ? ''
            : removed.name === undefined
              ? t('shortlist.cleared', { count: removed.before.length })
              : t('shortlist.removed', { name: removed.name })}
        </span>
        {removed ? (
          <Button
            ref={undo}
            size="small"
            variant="quiet"
            onClick={() => {
              shortlist.set(removed.before);
              setRemoved(undefined);
              heading.current?.focus();
            }}
          >
            {t('shortlist.undo')}
          </Button>
        ) : null}
      </div>
      {saved.length > 1 ? <Compare slugs={compared} count={formatNumber(compared.length, i18n.language)} /> : null}
      <ComparisonDialog />
    </section>
  );
}

function Compare({ slugs, count }: { slugs: readonly string[]; count: string }) {
  const { t } = useTranslation('facility-shortlist');
  const navigate = useNavigate();
  const id = useId();
  const tooFew = slugs.length < 2;
  return (
    <div className={styles.compare}>
      <Button
        tone="primary"
        variant="solid"
        aria-haspopup="dialog"
        focusableWhenDisabled
        disabled={tooFew}
        {...(tooFew ? { 'aria-describedby': id } : {})}
        onClick={() =>
          void navigate(`?compare=${slugs.join(',')}`, { state: { compares: true }, preventScrollReset: true })
        }
      >
        {t('shortlist.compare', { formatted: count })}
      </Button>
      {tooFew ? (
        <span id={id} className={styles.quiet}>
          {t('shortlist.tooFew')}
        </span>
      ) : null}
    </div>
  );
}

/** Open while the URL names at least two facilities, so that it can be shared and closed with the back button. */
function ComparisonDialog() {
  const { t } = useTranslation('facility-shortlist');
  const [params] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const requested = parseComparedSlugs(params.get('compare'));
  const open = requested.length > 1;
  // Keeps the compared facilities visible during the exit animation.
  const [shown, setShown] = useState(requested);
  if (open && shown.join() !== requested.join()) setShown(requested);

  function close() {
    const isOurs = typeof state === 'object' && state !== null && 'compares' in state;
    if (isOurs) void navigate(-1);
    else void navigate(pathname, { replace: true, preventScrollReset: true });
  }

  return (
    <Dialog open={open} onClose={close} size="wide" title={t('comparison.title')}>
      {shown.length > 1 ? (
        <Suspense fallback={<Skeleton variant="block" height="tall" />}>
          <Comparison slugs={shown} />
        </Suspense>
      ) : null}
    </Dialog>
  );
}
