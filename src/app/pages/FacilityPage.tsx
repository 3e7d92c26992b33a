import { lazy, Suspense } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';

import { PageFallback } from '#app/layouts/PageFallback';
import { PrerenderedContent } from '#lib/react/PrerenderedContent';
import { useSession } from '#lib/session/session';
import type { FacilityAnswer } from '#modules/facility/api';
import { Contribute } from '#modules/facility/Contribute';
import { FacilityPage } from '#modules/facility/FacilityPage';

// Few visitors contribute, so it comes with the press, or with who is signed in.
const Signed = lazy(() => import('./contribute/SignedContribute').then((m) => ({ default: m.SignedContribute })));

const Waiting = lazy(() => import('./contribute/WaitingNotice').then((m) => ({ default: m.WaitingNotice })));

/** `/facility/{slug}`: one facility, put together from its page and the ways to verify, claim and manage it. */
export function Component() {
  return <FacilityPage contribute={ContributePlace} notice={NoticePlace} />;
}

const actions = ['verify', 'claim'] as const;

/** While the router asks which facility it is: what the build has drawn of it. */
export function HydrateFallback() {
  const { pathname } = useLocation();
  return (
    <PrerenderedContent at={pathname}>
      <PageFallback />
    </PrerenderedContent>
  );
}

function NoticePlace({ facility }: { facility: FacilityAnswer }) {
  const session = useSession();
  if (session.status !== 'authenticated' || session.user.role !== 'admin') return null;
  return (
    <Suspense>
      <Waiting facility={facility} />
    </Suspense>
  );
}

function ContributePlace({ facility }: { facility: FacilityAnswer }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const action = actions.find((one) => one === params.get('action'));
  const to = (wanted: 'verify' | 'claim') => `${pathname}?action=${wanted}`;

  if (session.status === 'authenticated') {
    const hrefs = { verify: to('verify'), claim: to('claim') };
    return (
      <Suspense fallback={facility.publicationStatus === 'published' ? <Contribute hrefs={hrefs} /> : null}>
        <Signed
          facility={facility}
          hrefs={hrefs}
          action={action}
          onClose={() => void navigate(pathname, { replace: true, preventScrollReset: true })}
        />
      </Suspense>
    );
  }
  const signIn = (target: string) => `/?redirectURL=${encodeURIComponent(target)}`;
  // Somebody followed a link to one of the ways: it is open again when they have signed in.
  if (action && session.status === 'anonymous') return <Navigate replace to={signIn(pathname + search)} />;
  return <Contribute hrefs={{ verify: signIn(to('verify')), claim: signIn(to('claim')) }} />;
}
