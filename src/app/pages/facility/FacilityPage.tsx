import { lazy, Suspense } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

import { PageFallback } from '#app/layouts/PageFallback';
import { PrerenderedContent } from '#lib/react/PrerenderedContent';
import { useSession } from '#lib/session/session';
import type { FacilityDetails } from '#modules/facility/api';
import { Contribute } from '#modules/facility/Contribute';
import { FacilityPage } from '#modules/facility/FacilityPage';

import { facilityLoader } from './loadFacility';

// Few visitors contribute, so the panel is a separate chunk.
const Signed = lazy(() => import('./contribute/SignedContribute').then((m) => ({ default: m.SignedContribute })));

const Waiting = lazy(() => import('./contribute/WaitingNotice').then((m) => ({ default: m.WaitingNotice })));

/** `/facility/{slug}`: one facility with the actions to verify, claim and manage it. */
export function Component() {
  return <FacilityPage contribute={ContributeSlot} notice={NoticeSlot} />;
}

export const loader = facilityLoader;

const actions = ['verify', 'claim'] as const;

/** Until the loader has finished: the prerendered content of this facility, if there is any. */
export function HydrateFallback() {
  const { pathname } = useLocation();
  return (
    <PrerenderedContent at={pathname}>
      <PageFallback />
    </PrerenderedContent>
  );
}

function NoticeSlot({ facility }: { facility: FacilityDetails }) {
  const session = useSession();
  if (session.status !== 'authenticated' || session.user.role !== 'admin') return null;
  return (
    <Suspense>
      <Waiting facility={facility} />
    </Suspense>
  );
}

function ContributeSlot({ facility }: { facility: FacilityDetails }) {
  const session = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const action = actions.find((one) => one === params.get('action'));
  const verified = facility.verification.state === 'verified';
  const to = (wanted: 'verify' | 'claim') => `${pathname}?action=${wanted}`;

  if (session.status === 'authenticated') {
    const hrefs = { verify: to('verify'), claim: to('claim') };
    return (
      <Suspense
        fallback={facility.publicationStatus === 'published' ? <Contribute hrefs={hrefs} verified={verified} /> : null}
      >
        <Signed
          facility={facility}
          hrefs={hrefs}
          action={action}
          onClose={() => void navigate(pathname, { replace: true, preventScrollReset: true })}
        />
      </Suspense>
    );
  }
  // Until it is known who it is, the links lead to the panel, whose loader waits for the answer.
  const signIn = (target: string) =>
    session.status === 'anonymous' ? `/?redirectURL=${encodeURIComponent(target)}` : target;
  return <Contribute hrefs={{ verify: signIn(to('verify')), claim: signIn(to('claim')) }} verified={verified} />;
}
