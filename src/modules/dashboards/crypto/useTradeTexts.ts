import { useTranslation } from 'react-i18next';

import { numberFormat } from '#lib/format/intl';
import { formatUsd } from '#lib/format/formatUsd';

import type { TradeAction } from './api';
import { amountDigits, coinFacts } from './coins';
import type { WalletCoin } from './coins';

type Sentence = 'ask' | 'askPrice' | 'settled' | 'insufficient';

/** Amounts and sentences of trades. */
export function useTradeTexts() {
  const { t, i18n } = useTranslation('dashboards-crypto');
  const { language } = i18n;
  const coins = (amount: number, coin: WalletCoin) =>
    t('figures.coins', {
      amount: numberFormat(language, { maximumFractionDigits: amountDigits }).format(amount),
      iso: coinFacts[coin].iso,
    });
  const usd = (amount: number) => formatUsd(amount, language);
  return {
    coins,
    usd,
    sentence: (
      action: TradeAction,
      sentence: Sentence,
      coin: WalletCoin,
      values: { coins: number; usd: number; price?: number; held?: { coins: number; cash: number } },
    ) =>
      t(`trade.${action}.${sentence}`, {
        coins: coins(values.coins, coin),
        usd: usd(values.usd),
        price: formatUsd(values.price ?? 0, language, coinFacts[coin].priceDigits),
        iso: coinFacts[coin].iso,
        held: coins(values.held?.coins ?? 0, coin),
        cash: usd(values.held?.cash ?? 0),
      }),
  };
}
