import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router-dom';

import { Breadcrumb } from '#components/Breadcrumb';
import { facilityPath, paths } from '#domain/paths';
import { buildDirectionsQuery, parseDirections } from '#modules/directions/address';
import type { DirectionsAddress } from '#modules/directions/address';
import { Directions } from '#modules/directions/Directions';
import * as styles from '#modules/directions/Directions.css';
import { DirectionsHead } from '#modules/directions/DirectionsHead';
import { DirectionsSkeleton } from '#modules/directions/DirectionsSkeleton';
import { HiddenLocation } from '#modules/directions/HiddenLocation';
import type { TravelMode } from '#modules/directions/modes';
import { Banners } from '#modules/facility/Banners';
import { Contact } from '#modules/facility/Contact';
import { FacilityLoader } from '#modules/facility/FacilityLoader';
import type { FoundFacility } from '#modules/facility/FacilityLoader';

import { directionsLoader } from '#app/pages/facility/loadFacility';
import { FoldedForm } from './FoldedForm';
import { StartForm } from './StartForm';
import { UnreadNotices } from './UnreadNotices';
import { useStart } from './useStart';

export const loader = directionsLoader;

/**
 * `/facility/{slug}/map`: directions to a facility (directory 2.8), composed of the facility, its directions and the
 * places.
 */
export function Component() {
  const { slug = '' } = useParams();
  return (
    <FacilityLoader key={slug} slug={slug} pathSuffix="/map" skeleton={<DirectionsSkeleton />}>
      {(found) => <DirectionsTo {...found} />}
    </FacilityLoader>
  );
}

function isMine(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'mine' in state && state.mine === true;
}

function DirectionsTo({ facility, merged }: FoundFacility) {
  const { t } = useTranslation('directions');
  const { key, search, state } = useLocation();
  const navigate = useNavigate();
  const address = parseDirections(new URLSearchParams(search));
  const isPublic = facility.locationVisibility === 'exact';
  const start = useStart(isPublic ? address.start : undefined, isMine(state));
  const { name, slug } = facility;
  const { back, unread } = address;
  // A choice is shown immediately; the address, with another key, follows when the loader has finished.
  const [chosen, setChosen] = useState<{ mode: TravelMode; key: string }>();
  const mode = chosen?.key === key ? chosen.mode : address.mode;

  function go(change: Partial<DirectionsAddress>, { replace, mine }: { replace: boolean; mine: boolean }) {
    const query = new URLSearchParams(buildDirectionsQuery({ ...address, ...change }));
    void navigate({ search: `?${query}` }, { replace, preventScrollReset: true, state: { merged, mine } });
  }

  return (
    <article className={styles.root}>
      <DirectionsHead facility={facility} back={back} />
      <header className={styles.head}>
        <Breadcrumb
          items={[
            { label: t('home'), href: paths.home },
            { label: name, href: facilityPath(slug) },
            { label: t('crumb') },
          ]}
        />
        <Banners facility={facility} merged={merged} alternatives={`${facilityPath(slug)}#nearby`} />
        <h1 className={styles.title} tabIndex={-1}>
          {t(back ? 'title.from' : 'title.to', { name })}
        </h1>
        {isPublic ? <UnreadNotices unread={unread} /> : null}
      </header>
      {isPublic ? (
        <Directions
          facility={facility}
          address={address}
          start={start}
          form={
            <FoldedForm
              resetKey={start.status === 'ready' ? `${start.lat},${start.lon} ${back}` : ''}
              summary={
                start.status === 'ready'
                  ? t(back ? 'form.foldedBack' : 'form.folded', {
                      place: start.label,
                      mode: t(`form.modes.${mode}`),
                    })
                  : undefined
              }
            >
              <StartForm
                facility={facility}
                address={{ ...address, mode }}
                start={start}
                onStart={(chosen, mine) => go({ start: chosen }, { replace: false, mine })}
                onMode={(next) => {
                  setChosen({ mode: next, key });
                  go({ mode: next }, { replace: true, mine: isMine(state) });
                }}
                onSwap={() => go({ back: !back }, { replace: false, mine: isMine(state) })}
              />
            </FoldedForm>
          }
        />
      ) : (
        <HiddenLocation facility={facility} contact={<Contact facility={facility} look="plain" />} />
      )}
    </article>
  );
}
