import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Button } from '#components/Button';
import { Select } from '#components/Select';
import { ToggleGroup } from '#components/ToggleGroup';

import type { Crypto, TradeAction } from './api';
import { coinFacts, isWalletCoin, walletCoins } from './coins';
import type { Coin, WalletCoin } from './coins';
import * as styles from './TradeBox.css';
import { TradeField } from './TradeField';
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
  const { t } = useTranslation('dashboards-crypto');
  const texts = useTradeTexts();
  const amountField = useRef<HTMLInputElement>(null);
  const [lastCoin, setLastCoin] = useState<WalletCoin>(isWalletCoin(pageCoin) ? pageCoin : 'btc');
  const coin = isWalletCoin(pageCoin) ? pageCoin : lastCoin;
  if (coin !== lastCoin) setLastCoin(coin);
  const trade = useTrade({ crypto, coin });
  const { action, problem, settled } = trade;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!(await trade.submit())) amountField.current?.focus();
  }

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
      <TradeField ref={amountField} side="coin" trade={trade} coin={coin} />
      <TradeField side="usd" trade={trade} coin={coin} />
      <div className={styles.buttons}>
        <Button type="submit" tone="primary" variant="solid" loading={trade.isPending}>
          {t(`trade.${action}.submit`, { coin: coinFacts[coin].title })}
        </Button>
        <Button variant="quiet" onClick={trade.typeMost}>
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
