import { useState } from 'react';

import { Accordion } from '#components/Accordion';
import { Breadcrumb } from '#components/Breadcrumb';
import { Card } from '#components/Card';
import { Checklist } from '#components/Checklist';
import { DataTable } from '#components/DataTable';
import { DescriptionList } from '#components/DescriptionList';
import { Disclosure } from '#components/Disclosure';
import { FileTile } from '#components/FileTile';
import { FilterBar } from '#components/FilterBar';
import { Heading } from '#components/Heading';
import { List, ListItem } from '#components/List';
import { Masonry } from '#components/Masonry';
import { Pagination } from '#components/Pagination';
import { SortableList } from '#components/Sortable';
import { Stat } from '#components/Stat';
import { Table } from '#components/Table';
import { TabNav } from '#components/TabNav';
import { Tabs } from '#components/Tabs';
import { Text } from '#components/Text';
import { Timeline } from '#components/Timeline';
import { TreeView } from '#components/TreeView';
import { VirtualList } from '#components/VirtualList';
import { VirtualLog } from '#components/VirtualLog';
import { typography } from '#theme/typography';
import { arrayMove } from '#lib/collections/reorder';
import { vars } from '#theme/contract.css';

const products = [
  { id: 'w1', name: 'Harbour chronograph', stock: 12, price: '€ 1,249' },
  { id: 'w2', name: 'Diver 200', stock: 0, price: '€ 2,480' },
  { id: 'w3', name: 'Leather strap, brown', stock: 87, price: '€ 64' },
];

const people = ['Mira Aydın', 'Owen Price', 'Cleo Laurent', 'Ada Yıldız', 'Alan Reed', 'Uma Şahin'];

function Panels() {
  const [selected, setSelected] = useState('overview');
  return (
    <Tabs
      label="Facility"
      value={selected}
      onChange={setSelected}
      tabs={[
        { value: 'overview', label: 'Overview', panel: <p>Open until 20:00 today.</p> },
        { value: 'reviews', label: 'Reviews', panel: <p>Four of five say they would come again.</p> },
      ]}
    />
  );
}

function Ordered() {
  const [items, setItems] = useState([
    { id: 'call', label: 'Call the pharmacy' },
    { id: 'print', label: 'Print the form' },
    { id: 'sign', label: 'Sign it' },
  ]);
  return (
    <SortableList
      label="To do"
      items={items}
      gap={8}
      renderItem={({ label }, handle) => (
        <span style={{ display: 'flex', gap: vars.space[8], alignItems: 'center' }}>
          {handle}
          {label}
        </span>
      )}
      onMove={({ from, to }) => setItems((before) => arrayMove(before, from.index, to.index))}
    />
  );
}

function Steps() {
  const [done, setDone] = useState<readonly string[]>(['call']);
  return (
    <Checklist
      label="Steps"
      items={[
        { id: 'call', text: 'Call the pharmacy', done: done.includes('call') },
        { id: 'sign', text: 'Sign the form', done: done.includes('sign') },
      ]}
      onToggle={(id, on) => setDone(on ? [...done, id] : done.filter((other) => other !== id))}
    />
  );
}

/** Components that present data, one entry each. */
export const data = {
  Stat: () => (
    <Stat
      label="Facilities verified"
      value="1,204"
      change={{ text: '12 % more than last week', direction: 'up', tone: 'success' }}
      values={[980, 1010, 1003, 1040, 1102, 1204]}
    />
  ),
  TabNav: () => (
    <TabNav
      label="Requests"
      currentHref="/open"
      items={[
        { href: '/open', label: 'Waiting', count: 5 },
        { href: '/decided', label: 'Decided' },
      ]}
    />
  ),
  FileTile: () => <FileTile name="Fire safety certificate 2026.pdf" size={820_000} onDownload={() => {}} />,
  FilterBar: () => (
    <FilterBar
      label="Filters of products"
      filters={[
        { id: 'stock', label: 'Stock', options: [{ value: 'out', label: 'Out of stock' }] },
        { id: 'kind', label: 'Kind', options: [{ value: 'watch', label: 'Watches' }] },
      ]}
      defaultValue={{ stock: ['out'] }}
      statusText="1 product"
    />
  ),
  Heading: () => <Heading headingLevel={3}>Pharmacies near Port Calder</Heading>,
  Text: () => <Text tone="muted">Open until 20:00 today.</Text>,
  DataTable: () => (
    <DataTable
      caption="Products"
      columns={[
        { id: 'name', header: 'Name', cell: ({ name }) => name, rowHeader: true, sortable: true },
        { id: 'stock', header: 'In stock', cell: ({ stock }) => stock, align: 'end', sortable: true },
        { id: 'price', header: 'Price', cell: ({ price }) => price, align: 'end' },
      ]}
      rows={products}
      getRowId={({ id }) => id}
      rowLabel={({ name }) => name}
    />
  ),
  Table: () => (
    <Table
      caption="Fares"
      columns={[
        { id: 'zone', header: 'Zone', cell: ({ zone }) => zone },
        { id: 'price', header: 'Day ticket', cell: ({ price }) => price, align: 'end' },
      ]}
      rows={[
        { zone: 'Centre', price: '€ 5.40' },
        { zone: 'Islands', price: '€ 18.50' },
      ]}
      getRowId={({ zone }) => zone}
    />
  ),
  Checklist: Steps,
  Masonry: () => (
    <Masonry label="Notes" items={people} itemKey={(name) => name} minColumnWidth={120} gap={8}>
      {(name) => <Card>{name}</Card>}
    </Masonry>
  ),
  VirtualList: () => (
    <VirtualList label="People" items={people} itemKey={(name) => name} height="short" estimatedHeight={36}>
      {(name) => <span style={{ display: 'block', paddingBlock: vars.space[8] }}>{name}</span>}
    </VirtualList>
  ),
  VirtualLog: () => (
    <div style={{ blockSize: 160 }}>
      <VirtualLog
        label="Visitors"
        items={people}
        itemKey={(name) => name}
        estimatedHeight={() => 36}
        newestLabel={() => 'Newest'}
      >
        {(name) => <span style={{ display: 'block', paddingBlock: vars.space[8] }}>{name}</span>}
      </VirtualLog>
    </div>
  ),
  Accordion: () => (
    <Accordion
      headingLevel={3}
      defaultExpandedKeys={['bring']}
      items={[
        {
          id: 'bring',
          title: 'What do I need to bring?',
          content: 'The prescription, and a card with your photograph.',
        },
        { id: 'wait', title: 'How long do I wait?', content: 'About ten minutes.' },
      ]}
    />
  ),
  List: () => (
    <List label="Mail" variant="divided">
      <ListItem title="Monthly return" description="Cleo Laurent" meta="09:41" unread />
      <ListItem title="New opening hours" description="Owen Price" meta="Yesterday" />
    </List>
  ),
  TreeView: () => (
    <TreeView
      label="Folders"
      selection="single"
      selectedKeys={['march']}
      defaultExpanded={['reports']}
      nodes={[
        {
          id: 'reports',
          label: 'Reports',
          icon: 'heroicons_outline:folder',
          children: [
            { id: 'march', label: 'March', icon: 'heroicons_outline:document' },
            { id: 'february', label: 'February', icon: 'heroicons_outline:document' },
          ],
        },
        { id: 'pictures', label: 'Pictures', icon: 'heroicons_outline:folder' },
      ]}
    />
  ),
  Timeline: () => (
    <Timeline
      headingLevel={3}
      timeZone="UTC"
      events={[
        { id: '1', at: '2026-03-16T09:20:00Z', title: 'Verified by Ada Yıldız', tone: 'success' },
        { id: '2', at: '2026-03-13T14:05:00Z', title: 'Claimed by Cleo Laurent' },
      ]}
    />
  ),
  Sortable: () => <Ordered />,
  DescriptionList: () => (
    <DescriptionList
      rows={[
        { term: 'Phone', detail: '+90 212 555 01 23' },
        { term: 'Open', detail: 'Every day, 8:00 to 20:00' },
      ]}
    />
  ),
  Card: () => (
    <Card>
      <div style={{ display: 'grid', gap: vars.space[4] }}>
        <strong style={typography.titleS}>Harbour Pharmacy</strong>
        <span style={{ color: vars.color.text.muted }}>Quay 7, Port Calder</span>
      </div>
    </Card>
  ),
  Tabs: Panels,
  Disclosure: () => (
    <Disclosure label="What do I need to bring?" defaultOpen>
      <p>The prescription, and a card with your photograph.</p>
    </Disclosure>
  ),
  Breadcrumb: () => (
    <Breadcrumb
      items={[
        { label: 'Home', href: '/' },
        { label: 'Pharmacies', href: '/pharmacies' },
        { label: 'Harbour Pharmacy' },
      ]}
    />
  ),
  Pagination: () => <Pagination page={3} lastPage={12} hrefFor={(page) => `?page=${page}`} label="Results" />,
};
