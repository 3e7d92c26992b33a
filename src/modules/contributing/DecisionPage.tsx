import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';

import { QueryPanel } from '#components/QueryPanel';
import { Skeleton } from '#components/Skeleton';
import type { HttpError } from '#lib/http/request';

import type { Decided } from './api';
import { DecisionError, isDecisionError } from './DecisionError';
import { DecisionResult } from './DecisionResult';
import { DecisionReview } from './DecisionReview';
import * as styles from './page.css';
import { previewQuery } from './queries';
import type { DecisionRoute } from './schemas';
import { useTokenFromUrl } from '#lib/browser/useTokenFromUrl';

export type DecisionPageProps = {
  /** The decision that the URL stands for. */
  route: DecisionRoute;
};

/** Page where an administrator decides a request by a link (directory 1.7 and 2.17). Opening it has no side effect. */
export function DecisionPage({ route }: DecisionPageProps) {
  // Loads the namespaces of all parts, so that none of them suspends later.
  useTranslation(['contributing', 'contributing-decision', 'ConfirmationDialog']);
  const { slug = '' } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const token = useTokenFromUrl(
    search,
    (rest) => void navigate({ search: rest }, { replace: true, preventScrollReset: true }),
  );
  return <DecisionContent key={`${route} ${slug} ${token ?? ''}`} initialRoute={route} slug={slug} token={token} />;
}

type DecisionContentProps = { initialRoute: DecisionRoute; slug: string; token: string | undefined };

function DecisionContent({ initialRoute, slug, token: initialToken }: DecisionContentProps) {
  const { t } = useTranslation('contributing-decision');
  const [route, setRoute] = useState(initialRoute);
  const [token, setToken] = useState(initialToken);
  const [decided, setDecided] = useState<Decided>();
  const [rejected, setRejected] = useState<HttpError>();
  // After a press on this page the focused button is gone, so the heading takes focus.
  const [takesFocus, setTakesFocus] = useState(false);
  const query = useQuery(previewQuery({ slug, route, token }));
  const refusal = rejected ?? (isDecisionError(query.error) ? query.error : undefined);
  const loadingTitle = <title>{t('documentTitle', { title: t('loading') })}</title>;

  return (
    <div className={styles.root}>
      <meta name="robots" content="noindex" />
      {decided ? (
        <DecisionResult decided={decided} />
      ) : refusal ? (
        <DecisionError
          error={refusal}
          slug={slug}
          route={route}
          onToken={(newToken) => {
            setRejected(undefined);
            setTakesFocus(true);
            setToken(newToken);
          }}
        />
      ) : (
        <>
          {query.isError && !query.data ? loadingTitle : null}
          <QueryPanel
            query={query}
            what={t('what')}
            headingLevel={1}
            skeleton={
              <>
                {loadingTitle}
                <DecisionSkeleton />
              </>
            }
          >
            {(preview) => (
              <DecisionReview
                preview={preview}
                slug={slug}
                route={route}
                token={token}
                takesFocus={takesFocus}
                onRoute={(next) => {
                  setTakesFocus(true);
                  setRoute(next);
                }}
                onDecided={setDecided}
                onRejected={setRejected}
              />
            )}
          </QueryPanel>
        </>
      )}
    </div>
  );
}

function DecisionSkeleton() {
  return (
    <div className={styles.section}>
      <Skeleton width="wide" />
      <Skeleton lines={3} />
      <Skeleton variant="block" height="tall" />
      <Skeleton variant="block" height="tall" />
    </div>
  );
}
