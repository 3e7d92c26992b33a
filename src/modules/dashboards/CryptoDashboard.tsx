import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { useStore } from '#lib/store/useStore';

import type { Crypto } from './crypto/api';
import { CoinFigures } from './crypto/CoinFigures';
import { isOverview } from './crypto/cryptoPath';
import type { CryptoView } from './crypto/cryptoPath';
import { LivePrices, livePrices } from './crypto/livePrices';
import { PriceChart } from './crypto/PriceChart';
import { marketQuery } from './crypto/queries';
import { TradeBox } from './crypto/TradeBox';
import { Trades } from './crypto/Trades';
import { Wallet } from './crypto/Wallet';
import { Watchlist } from './crypto/Watchlist';
import * as styles from './CryptoDashboard.css';
import { DashboardCard } from './DashboardCard';
import { DashboardGrid } from './DashboardPage';

export type CryptoDashboardProps = {
  crypto: Crypto;
  view: CryptoView;
  onView: (change: Partial<CryptoView>) => void;
};

// Stable empty array: the chart keeps what it shows by identity.
const noPoints: readonly never[] = [];

/** The coin of the address with its chart, the watchlist, the trade box and the wallet. */
export function CryptoDashboard({ crypto, view, onView }: CryptoDashboardProps) {
  const { t } = useTranslation('dashboards-crypto');
  const isLive = useStore(livePrices);
  const query = useQuery({ ...marketQuery(view.coin, view.period, isLive), enabled: !isOverview(view) });
  const market = isOverview(view) ? crypto.btc : query.data;
  return (
    <LivePrices crypto={crypto}>
      <DashboardGrid>
        <DashboardCard>
          <CoinFigures coin={view.coin} market={market} />
        </DashboardCard>
        <DashboardCard span="wide">
          <PriceChart
            view={view}
            points={market?.price.series[0]?.data ?? noPoints}
            status={market ? 'ready' : query.isError ? 'failed' : 'loading'}
            onRetry={() => void query.refetch()}
            onPeriod={(period) => onView({ period })}
          />
        </DashboardCard>
        <DashboardCard span="third" title={t('watchlist.title')} statement={t('watchlist.statement')}>
          <Watchlist crypto={crypto} view={view} />
        </DashboardCard>
        <DashboardCard span="third" title={t('trade.title')} screenOnly>
          <TradeBox crypto={crypto} coin={view.coin} onCoin={(coin) => onView({ coin })} />
        </DashboardCard>
        <DashboardCard span="wide" title={t('wallet.title')}>
          <div className={styles.wallet}>
            <Wallet crypto={crypto} />
            <Trades trades={crypto.trades} />
          </div>
        </DashboardCard>
      </DashboardGrid>
    </LivePrices>
  );
}
