import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Button } from '#components/Button';
import { NumberField } from '#components/NumberField';
import { Select } from '#components/Select';
import { ToggleGroup } from '#components/ToggleGroup';
import { formatUsd } from '#lib/format/formatUsd';

import type { Crypto, TradeAction } from './api';
import { amountDigits, coinFacts, isWalletCoin, walletCoins } from './coins';
import type { Coin, WalletCoin } from './coins';
import { useQuote } from './livePrices';
import * as styles from './TradeBox.css';
import { mostCoins } from './tradeRules';
import { useTrade } from './useTrade';
import { useTradeTexts } from './useTradeTexts';

export type TradeBoxProps = {
  crypto: Crypto;
  /** Coin of the page; one that cannot be traded leaves the last one. */
  coin: Coin;
  onCoin: (coin: WalletCoin) => void;
};

const actions: readonly TradeAction[] = ['buy', 'sell'];

/** Buys and sells coins for the dollars of the wallet; each side of a trade follows from the other. */
export function TradeBox({ crypto, coin: pageCoin, onCoin }: TradeBoxProps) {
  const { t, i18n } = useTranslation('dashboards-crypto');
  const texts = useTradeTexts();
  const amountField = useRef<HTMLInputElement>(null);
  const [lastCoin, setLastCoin] = useState<WalletCoin>(isWalletCoin(pageCoin) ? pageCoin : 'btc');
  const coin = isWalletCoin(pageCoin) ? pageCoin : lastCoin;
  if (coin !== lastCoin) setLastCoin(coin);
  const { title, iso, priceDigits } = coinFacts[coin];
  const quote = useQuote(coin, crypto);
  const trade = useTrade({ crypto, coin, quote });
  const { action, typed, sides, funds, problem, settled } = trade;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!trade.isPending && !(await trade.submit())) amountField.current?.focus();
  }

  const refusal =
    problem === 'empty' || problem === 'too_small'
      ? t(`trade.problem.${problem}`)
      : problem === 'insufficient' && sides
        ? texts.sentence(action, 'insufficient', coin, { ...sides, held: funds })
        : undefined;

  return (
    <form className={styles.root} noValidate onSubmit={(event) => void submit(event)}>
      <ToggleGroup
        label={t('trade.action')}
        value={action}
        options={actions.map((value) => ({ value, label: t(`trade.${value}.name`) }))}
        onChange={trade.setAction}
      />
      <Select
        label={t('trade.coin')}
        value={coin}
        options={walletCoins.map((value) => ({
          value,
          label: t('trade.holding', {
            coin: coinFacts[value].title,
            amount: texts.coins(crypto.wallets[value], value),
          }),
        }))}
        onChange={(value) => {
          setLastCoin(value);
          onCoin(value);
        }}
      />
      <NumberField
        ref={amountField}
        label={t('trade.amount')}
        description={t(`trade.${action}.available`, {
          cash: texts.usd(funds.cash),
          held: texts.coins(funds.coins, coin),
        })}
        error={refusal}
        unit={iso}
        digits={amountDigits}
        steppers={false}
        value={typed.unit === 'coin' ? typed.amount : (sides?.coins ?? null)}
        onChange={(value) => trade.type('coin', value)}
      />
      <NumberField
        label={t('trade.value')}
        description={t('trade.price', { price: formatUsd(quote.price, i18n.language, priceDigits), iso })}
        unit="USD"
        digits={2}
        steppers={false}
        value={typed.unit === 'usd' ? typed.amount : (sides?.usd ?? null)}
        onChange={(value) => trade.type('usd', value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" tone="primary" variant="solid" loading={trade.isPending}>
          {t(`trade.${action}.submit`, { coin: title })}
        </Button>
        <Button variant="quiet" onClick={() => trade.type('coin', mostCoins(action, quote.price, funds))}>
          {t(`trade.${action}.most`)}
        </Button>
      </div>
      {problem === 'quote' || problem === 'failed' || problem === 'lost' ? (
        <Alert
          tone={problem === 'quote' ? 'warning' : 'error'}
          title={t(`trade.problem.${problem}`)}
          action={
            problem === 'lost' ? (
              <Button size="small" variant="outline" loading={trade.isPending} onClick={() => void trade.retry()}>
                {t('trade.retry')}
              </Button>
            ) : undefined
          }
        />
      ) : null}
      {settled ? (
        <Alert
          tone="success"
          title={texts.sentence(settled.action, 'settled', settled.coin, { coins: settled.amount, usd: settled.usd })}
        />
      ) : null}
    </form>
  );
}
