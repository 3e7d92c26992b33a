import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { LineChart } from '#components/LineChart';
import { ToggleGroup } from '#components/ToggleGroup';
import { formatUsd, usdFormat } from '#lib/format/formatUsd';
import { formatPercent } from '#lib/format/formatNumber';
import { dateFormat } from '#lib/format/intl';
import { viewerTimeZone } from '#lib/time/viewerTimeZone';

import type { PricePoint } from './api';
import { coinFacts, pricePeriods } from './coins';
import type { PricePeriod } from './coins';
import type { CryptoView } from './cryptoPath';

export type PriceChartProps = {
  view: CryptoView;
  points: readonly PricePoint[];
  status: 'ready' | 'loading' | 'failed';
  onRetry: () => void;
  onPeriod: (period: PricePeriod) => void;
};

const timeOnly = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const dayOnly = { day: 'numeric', month: 'short' } as const;

/** How times are written on the axis. A week has more labels than days. */
const tickFormats: Readonly<Record<PricePeriod, Intl.DateTimeFormatOptions>> = {
  hour: timeOnly,
  day: timeOnly,
  week: { weekday: 'short', ...timeOnly },
  month: dayOnly,
  quarter: dayOnly,
};

/** The price of a coin over a period. It stays still while someone reads it. */
export function PriceChart({ view, points, status, onRetry, onPeriod }: PriceChartProps) {
  const { t, i18n } = useTranslation('dashboards-crypto');
  const { coin, period } = view;
  const { title, priceDigits } = coinFacts[coin];
  const [isRead, setRead] = useState(false);
  const [shown, setShown] = useState({ coin, period, points });
  // A point under the keyboard would be announced again with each new price.
  const isHeld = isRead && shown.coin === coin && shown.period === period && shown.points.length > 0;
  if (!isHeld && shown.points !== points) setShown({ coin, period, points });
  const data = isHeld ? shown.points : points;

  const write = (value: number) => formatUsd(value, i18n.language, priceDigits);
  const zone = { timeZone: viewerTimeZone() };
  const formats = {
    tick: dateFormat(i18n.language, { ...zone, ...tickFormats[period] }),
    full: dateFormat(i18n.language, { ...zone, ...dayOnly, ...timeOnly }),
  };
  const [first, last] = [data[0]?.y, data.at(-1)?.y];

  function statement() {
    if (first === undefined || last === undefined) return undefined;
    const course = last > first ? 'up' : last < first ? 'down' : 'flat';
    return t(`chart.${course}`, {
      share: formatPercent(Math.abs(last / first - 1), i18n.language, { maximumFractionDigits: 2 }),
      over: t(`chart.over.${period}`),
      first: write(first),
      last: write(last),
    });
  }

  return (
    <div
      onFocus={() => setRead(true)}
      onBlur={() => setRead(false)}
      onPointerEnter={() => setRead(true)}
      onPointerLeave={() => setRead(false)}
    >
      <LineChart
        title={t('chart.title', { coin: title })}
        headingLevel={2}
        description={statement()}
        actions={
          <ToggleGroup
            label={t('chart.period')}
            size="small"
            value={period}
            options={pricePeriods.map((value) => ({ value, label: t(`chart.periods.${value}`) }))}
            onChange={onPeriod}
          />
        }
        height="large"
        status={status}
        onRetry={onRetry}
        data={data}
        x={({ x }) => new Date(x)}
        xLabel={t('chart.time')}
        series={[{ id: 'price', label: t('chart.price'), value: ({ y }) => y }]}
        format={usdFormat(priceDigits)}
        formatX={(x, room) => (x instanceof Date ? formats[room].format(x) : String(x))}
        from="data"
        crosshair
      />
    </div>
  );
}
