import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { paths } from '#domain/paths';
import type { PageToPrefetch } from '#lib/query/pageToPrefetch';
import { useStore } from '#lib/store/useStore';

import { cryptoParams, isOverview } from './crypto/cryptoPath';
import { livePrices } from './crypto/livePrices';
import { PriceControl } from './crypto/PriceControl';
import { cryptoQuery, marketQuery } from './crypto/queries';
import { CryptoDashboard } from './CryptoDashboard';
import { DashboardPage } from './DashboardPage';
import { DashboardPanel } from './DashboardPanel';
import { useCryptoTables } from './useCryptoTables';
import { useDashboardView } from './useDashboardView';

/** Asks for what the address shows. */
export function prefetch({ queryClient, url }: PageToPrefetch): void {
  const view = cryptoParams.parse(url.searchParams);
  void queryClient.prefetchQuery(cryptoQuery());
  if (!isOverview(view)) void queryClient.prefetchQuery(marketQuery(view.coin, view.period));
}

/** The page at `/dashboards/crypto`. */
export function Component() {
  const { t } = useTranslation(['dashboards-crypto', 'dashboards']);
  const [view, setView] = useDashboardView(cryptoParams, paths.cryptoDashboard);
  const isLive = useStore(livePrices);
  const query = useQuery(cryptoQuery(isLive));
  return (
    <DashboardPage
      title={t('title')}
      fileName="crypto"
      tables={useCryptoTables(query.data, view)}
      actions={query.data ? <PriceControl crypto={query.data} /> : undefined}
    >
      <DashboardPanel
        query={query}
        what={t('what')}
        blocks={[
          { id: 'figures', span: 'full', height: 'figures' },
          { id: 'chart', span: 'wide', height: 'large' },
          { id: 'watchlist', span: 'third', height: 'large' },
          { id: 'trade', span: 'third', height: 'large' },
          { id: 'wallet', span: 'wide', height: 'large' },
        ]}
      >
        {(crypto) => <CryptoDashboard crypto={crypto} view={view} onView={setView} />}
      </DashboardPanel>
    </DashboardPage>
  );
}
