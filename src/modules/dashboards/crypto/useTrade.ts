import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useConfirm } from '#components/ConfirmationDialog';
import { fieldErrors } from '#lib/http/fieldErrors';
import { problemCode } from '#lib/http/problem';
import { mayHaveSucceeded } from '#lib/http/failure';
import { useStore } from '#lib/store/useStore';
import { now } from '#lib/time/clock';

import type { Crypto, CryptoTrade, TradeAction, TradeOrder, TradeUnit } from './api';
import { quoteMs } from './coins';
import type { WalletCoin } from './coins';
import { livePrices, quoteOf, useReadPrices } from './livePrices';
import type { Quote } from './livePrices';
import { pricesQuery, tradeMutation } from './queries';
import { mostCoins, tradeRefusal, tradeSides } from './tradeRules';
import type { TradeFunds, TradeRefusal } from './tradeRules';
import { useTradeTexts } from './useTradeTexts';

/** Why nothing was traded. `lost` may have been: the same order can be sent again. */
export type TradeProblem = TradeRefusal | 'empty' | 'quote' | 'lost' | 'failed';

/** What is typed: the side that is given, and how much of it. */
interface Typed {
  unit: TradeUnit;
  amount: number | null;
}

const nothingTyped: Typed = { unit: 'coin', amount: null };

export type TradeOptions = { crypto: Crypto; coin: WalletCoin };

/** A trade in the box, and what can be done with it. */
export type Trade = ReturnType<typeof useTrade>;

/** State of the trade box: what is typed, its refusals, and the settled trade. */
export function useTrade({ crypto, coin }: TradeOptions) {
  const { t } = useTranslation('dashboards-crypto');
  const texts = useTradeTexts();
  const client = useQueryClient();
  const confirm = useConfirm();
  const isLive = useStore(livePrices);
  const readPrices = useReadPrices();
  const [action, setAction] = useState<TradeAction>('buy');
  const [typed, setTyped] = useState<Typed>(nothingTyped);
  const [problem, setProblem] = useState<TradeProblem>();
  const [settled, setSettled] = useState<CryptoTrade>();
  const lost = useRef<TradeOrder>(undefined);
  const isSubmitting = useRef(false);
  const { mutateAsync, isPending } = useMutation(tradeMutation());

  // What was said about another coin's trade does not hold for this one.
  const [lastCoin, setLastCoin] = useState(coin);
  if (coin !== lastCoin) {
    setLastCoin(coin);
    setProblem(undefined);
    setSettled(undefined);
  }

  const funds: TradeFunds = { coins: crypto.wallets[coin], cash: crypto.cash };

  function change(next: Partial<{ action: TradeAction; typed: Typed }>) {
    if (next.action) setAction(next.action);
    if (next.typed) setTyped(next.typed);
    setProblem(undefined);
    setSettled(undefined);
    lost.current = undefined;
  }

  async function send(order: TradeOrder) {
    try {
      const { trade } = await mutateAsync(order);
      lost.current = undefined;
      setTyped(nothingTyped);
      setProblem(undefined);
      setSettled(trade);
    } catch (error) {
      const refusal = fieldErrors(error).find(({ field }) => field === 'amount')?.code;
      if (refusal === 'insufficient' || refusal === 'too_small') setProblem(refusal);
      else if (problemCode(error) === 'revision-conflict') {
        await client.fetchQuery({ ...pricesQuery(crypto), staleTime: 0 }).catch(() => {});
        setProblem('quote');
      } else {
        lost.current = mayHaveSucceeded(error) ? order : undefined;
        setProblem(lost.current ? 'lost' : 'failed');
      }
    }
  }

  /** The price that the trade is settled at: with prices that stand still, a fresh one. */
  async function readQuote(): Promise<Quote> {
    const quote = quoteOf(readPrices(), coin);
    if (isLive && now().getTime() - Date.parse(quote.at) < quoteMs / 2) return quote;
    const prices = await client.fetchQuery({ ...pricesQuery(crypto), staleTime: 0 }).catch(() => undefined);
    return prices ? quoteOf(prices, coin) : quote;
  }

  /** Checks what is typed, asks, and trades. Returns whether there was anything to ask. */
  async function check(): Promise<boolean> {
    setSettled(undefined);
    if (typed.amount === null) {
      setProblem('empty');
      return false;
    }
    const { amount, unit } = typed;
    const { price, at } = await readQuote();
    const sides = tradeSides(unit, amount, price);
    const refusal = tradeRefusal(action, sides, funds);
    setProblem(refusal);
    if (refusal) return false;
    const answer = await confirm({
      title: texts.sentence(action, 'ask', coin, { ...sides, price }),
      message: texts.sentence(action, 'askPrice', coin, { ...sides, price }),
      icon: { show: false },
      actions: { confirm: { label: t(`trade.${action}.button`), color: 'primary' } },
      dismissible: true,
    });
    if (answer === 'confirmed') {
      await send({ id: globalThis.crypto.randomUUID(), action, coin, unit, amount, quote: { price, at } });
    }
    return true;
  }

  /** The same for one press of the button at a time: a second one, before the first is settled, does nothing. */
  async function submit(): Promise<boolean> {
    if (isSubmitting.current || isPending) return true;
    isSubmitting.current = true;
    return check().finally(() => (isSubmitting.current = false));
  }

  return {
    action,
    typed,
    problem,
    settled,
    funds,
    isPending,
    setAction: (next: TradeAction) => change({ action: next }),
    type: (unit: TradeUnit, amount: number | null) => change({ typed: { unit, amount } }),
    /** Takes all that is held, or all that the dollars pay for. */
    typeMost: () =>
      change({ typed: { unit: 'coin', amount: mostCoins(action, quoteOf(readPrices(), coin).price, funds) } }),
    submit,
    /** Sends the lost order again; it is settled once. */
    retry: () => lost.current && send(lost.current),
  };
}
