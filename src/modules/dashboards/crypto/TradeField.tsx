import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { NumberField } from '#components/NumberField';
import { formatUsd } from '#lib/format/formatUsd';

import type { TradeUnit } from './api';
import { amountDigits, coinFacts } from './coins';
import type { WalletCoin } from './coins';
import { LiveFigure } from './LiveFigure';
import { quoteOf, usePrices } from './livePrices';
import { tradeSides } from './tradeRules';
import type { Trade } from './useTrade';
import { useTradeTexts } from './useTradeTexts';

export type TradeFieldProps = {
  /** Whether the field takes coins or dollars. */
  side: TradeUnit;
  trade: Trade;
  coin: WalletCoin;
  ref?: Ref<HTMLInputElement>;
};

/** One side of a trade. Apart from the box around it, because it follows the price while the other side is typed. */
export function TradeField({ side, trade, coin, ref }: TradeFieldProps) {
  const { t, i18n } = useTranslation('dashboards-crypto');
  const texts = useTradeTexts();
  const { action, typed, funds, problem } = trade;
  const { iso, priceDigits } = coinFacts[coin];
  // Without an amount there is nothing to compute.
  const price = usePrices((prices) => (typed.amount === null ? 0 : quoteOf(prices, coin).price));
  const sides = typed.amount === null ? undefined : tradeSides(typed.unit, typed.amount, price);

  if (side === 'usd') {
    return (
      <NumberField
        label={t('trade.value')}
        description={
          <LiveFigure
            display="block"
            select={(prices) => quoteOf(prices, coin).price}
            write={(quoted) => t('trade.price', { price: formatUsd(quoted, i18n.language, priceDigits), iso })}
          />
        }
        unit="USD"
        digits={2}
        steppers={false}
        value={typed.unit === 'usd' ? typed.amount : (sides?.usd ?? null)}
        onChange={(value) => trade.type('usd', value)}
      />
    );
  }
  const refusal =
    problem === 'empty' || problem === 'too_small'
      ? t(`trade.problem.${problem}`)
      : problem === 'insufficient' && sides
        ? texts.sentence(action, 'insufficient', coin, { ...sides, held: funds })
        : undefined;
  return (
    <NumberField
      ref={ref}
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
  );
}
