import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

import { QueryPanel } from '#components/QueryPanel';
import { Skeleton } from '#components/Skeleton';
import { useTokenFromUrl } from '#lib/browser/useTokenFromUrl';
import type { HttpError } from '#lib/http/request';

import type { Decided } from './api';
import { DecisionError, isDecisionError } from './DecisionError';
import { DecisionFrame } from './DecisionFrame';
import * as styles from './DecisionPage.css';
import { parseDecisionPath, purposeOf } from './decisionPaths';
import { DecisionResult } from './DecisionResult';
import { DecisionReview } from './DecisionReview';
import { previewQuery } from './queries';
import type { DecisionRoute } from './schemas';

// Includes the namespaces of all parts, so that none of them suspends later.
const texts = [
  'contributing',
  'contributing-decision',
  'contributing-requests',
  'ConfirmationDialog',
  'MapView',
] as const;

/**
 * The five pages where an administrator decides a request by a link (directory 1.7 and 2.17); the path says which. One
 * component for all of them, so that the link's token outlives a change from approving to rejecting and back. Opening a
 * page has no side effect.
 */
export function Component() {
  useTranslation(texts);
  const { pathname } = useLocation();
  const place = parseDecisionPath(pathname);
  if (!place) return null;
  const { route, slug } = place;
  return <LinkedDecision key={`${purposeOf(route)} ${slug}`} route={route} slug={slug} />;
}

type LinkedDecisionProps = { route: DecisionRoute; slug: string };

function LinkedDecision({ route, slug }: LinkedDecisionProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const token = useTokenFromUrl(
    search,
    (rest) => void navigate({ search: rest }, { replace: true, preventScrollReset: true }),
  );
  return <DecisionContent key={token ?? ''} route={route} slug={slug} linkToken={token} />;
}

type DecisionContentProps = LinkedDecisionProps & { linkToken: string | undefined };

function DecisionContent({ route, slug, linkToken }: DecisionContentProps) {
  const { t } = useTranslation('contributing-decision');
  const [token, setToken] = useState(linkToken);
  const [decided, setDecided] = useState<Decided>();
  const [rejected, setRejected] = useState<HttpError>();
  const query = useQuery(previewQuery({ slug, route, token }));
  const refusal = rejected ?? (isDecisionError(query.error) ? query.error : undefined);

  if (decided) return <DecisionResult decided={decided} />;
  if (refusal) {
    return (
      <DecisionError
        error={refusal}
        slug={slug}
        route={route}
        onToken={(newToken) => {
          setRejected(undefined);
          setToken(newToken);
        }}
      />
    );
  }
  if (query.data) {
    return (
      <DecisionReview
        // Each decision has its own form and draft.
        key={route}
        preview={query.data}
        slug={slug}
        route={route}
        token={token}
        // After a press on the page about the old link the focused button is gone.
        takesFocus={token !== linkToken}
        onDecided={setDecided}
        onRejected={setRejected}
      />
    );
  }
  return (
    <DecisionFrame current={t('loading')}>
      <title>{t('documentTitle', { title: t('loading') })}</title>
      <QueryPanel query={query} what={t('what')} headingLevel={1} skeleton={<DecisionSkeleton />}>
        {() => null}
      </QueryPanel>
    </DecisionFrame>
  );
}

function DecisionSkeleton() {
  return (
    <div className={styles.review}>
      <div className={styles.request}>
        <Skeleton variant="block" height="tall" />
      </div>
      <div className={styles.aside}>
        <Skeleton variant="block" height="tall" />
      </div>
      <div className={styles.details}>
        <Skeleton variant="block" height="tall" />
        <Skeleton variant="block" height="tall" />
      </div>
    </div>
  );
}
