import { StrictMode, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { texts } from 'virtual:texts';

import { BarChart } from '#components/BarChart';
import { Button } from '#components/Button';
import { DatePicker } from '#components/DatePicker';
import { Dialog } from '#components/Dialog';
import { DonutChart } from '#components/DonutChart';
import { Html } from '#components/Html';
import { LineChart } from '#components/LineChart';
import { Markdown } from '#components/Markdown';
import { Menu } from '#components/Menu';
import { PhoneField } from '#components/PhoneField';
import { Popover } from '#components/Popover';
import { RadarChart } from '#components/RadarChart';
import { RichTextField } from '#components/RichTextField';
import { SortableList } from '#components/Sortable';
import { ToastProvider, useToast } from '#components/Toast';
import { Tooltip } from '#components/Tooltip';
import { VirtualList } from '#components/VirtualList';
import { createI18n } from '#lib/i18n/createI18n';
import { arrayMove } from '#lib/collections/reorder';

import '#theme/theme';

// Components whose third-party packages create styles, HTML or elements at runtime.

type Month = { month: string; visitors: number };

const months: readonly Month[] = [
  { month: 'January', visitors: 820 },
  { month: 'February', visitors: 932 },
  { month: 'March', visitors: 1204 },
];
const chart = {
  data: months,
  x: ({ month }: Month) => month,
  xLabel: 'Month',
  series: [{ id: 'visitors', label: 'Visitors', value: ({ visitors }: Month) => visitors }],
};
const people = Array.from({ length: 500 }, (_, index) => ({ id: `p${index}`, name: `Person ${index + 1}` }));

const hostile = location.search === '?hostile';
const hostileHtml =
  '<p style="color:red" onclick="window.harmed=1">Marked <img src=x onerror="window.harmed=2"><b>by data</b></p>';

function Notes() {
  const [html, setHtml] = useState('<p>Bring <strong>papers</strong>.</p>');
  return (
    <>
      <RichTextField label="Notes" value={html} onChange={setHtml} />
      <output aria-label="Notes as HTML">{html}</output>
    </>
  );
}

function Stops() {
  const [stops, setStops] = useState([
    { id: 'harbour', label: 'Harbour station' },
    { id: 'market', label: 'Market square' },
    { id: 'hill', label: 'Hill road' },
  ]);
  return (
    <SortableList
      label="Stops"
      items={stops}
      renderItem={({ label }, handle) => (
        <>
          {handle}
          {label}
        </>
      )}
      onMove={({ from, to }) => setStops(arrayMove(stops, from.index, to.index))}
    />
  );
}

function Opened() {
  const toaster = useToast();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      <Button onClick={() => toaster.show({ text: 'Saved' })}>Save</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Rename the list">
        <Button onClick={() => setOpen(false)}>Close it</Button>
      </Dialog>
    </>
  );
}

const { i18n, ready } = createI18n({
  language: 'en',
  resources: texts,
});
await ready;
const place = document.querySelector('#root');
if (!place) throw new Error('The gallery has no #root.');
createRoot(place).render(
  <StrictMode>
    <I18nextProvider i18n={i18n}>
      <MemoryRouter>
        <ToastProvider>
          <Suspense fallback={null}>
            <Notes />
            <LineChart title="Visitors by line" {...chart} />
            <BarChart title="Visitors by bar" {...chart} />
            <DonutChart
              title="Visitors by part"
              data={months}
              label={({ month }) => month}
              value={({ visitors }) => visitors}
              labelHead="Month"
              valueHead="Visitors"
            />
            <RadarChart
              title="Visitors by shape"
              data={months}
              axis={({ month }) => month}
              axisHead="Month"
              max={1500}
              series={chart.series}
            />
            <Stops />
            <Opened />
            <Menu
              label="More"
              sections={[{ id: 'edit', items: [{ id: 'rename', label: 'Rename' }] }]}
              onAction={() => {}}
            />
            <Popover label="Share this page" trigger={(trigger) => <Button {...trigger}>Share</Button>}>
              {() => <p>Anybody can read this page.</p>}
            </Popover>
            <Tooltip text="Of the main entrance">
              {(describedBy) => <Button {...(describedBy ? { 'aria-describedby': describedBy } : {})}>Hours</Button>}
            </Tooltip>
            <DatePicker label="Due date" defaultValue="2026-03-18" onChange={() => {}} />
            <PhoneField label="Telephone" country="TR" onChange={() => {}} />
            <VirtualList label="People" items={people} itemKey={({ id }) => id} height="short">
              {({ name }) => <p>{name}</p>}
            </VirtualList>
            <Html html={hostile ? hostileHtml : '<p>Marked <b>by data</b></p>'} />
            <Markdown
              source={`## Read\n\nA [link](${hostile ? 'javascript:window.harmed=3' : '/article'}) and **words**.`}
            />
          </Suspense>
        </ToastProvider>
      </MemoryRouter>
    </I18nextProvider>
  </StrictMode>,
);
