import { choiceParam, listParams } from '#lib/router/listParams';
import type { ListParams } from '#lib/router/listParams';

import { coins, pricePeriods } from './coins';
import type { Coin, PricePeriod } from './coins';

/** Which chart the page shows. */
export interface CryptoView {
  coin: Coin;
  period: PricePeriod;
}

/** The choices in the address of the page. */
export const cryptoParams: ListParams<CryptoView> = listParams<CryptoView>({
  coin: choiceParam(coins, 'btc'),
  period: choiceParam(pricePeriods, 'day'),
});

/** Whether the call of the dashboard itself returns the chart of the view, as it does that of Bitcoin over a day. */
export const isOverview = ({ coin, period }: CryptoView): boolean => coin === 'btc' && period === 'day';
