import { inlineEdges } from '#.storybook/direction';
import preview from '#.storybook/preview';
import { useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';

import { Positioner } from './Positioner';
import type { PositionerProps } from './Positioner';

function Anchored({ placement, variant }: Pick<PositionerProps, 'placement' | 'variant'>) {
  const anchor = useRef<HTMLParagraphElement>(null);
  return (
    <div style={{ padding: 120 }}>
      <p ref={anchor} style={{ inlineSize: 'fit-content' }}>
        The anchor
      </p>
      <Positioner anchor={() => anchor.current} {...(placement ? { placement } : {})} {...(variant ? { variant } : {})}>
        <p style={{ padding: 8 }}>What floats</p>
      </Positioner>
    </div>
  );
}

const meta = preview.meta({ component: Anchored });

export const Below = meta.story({ args: { placement: 'bottom-start', variant: 'panel' } });
Below.test('stands under its anchor', async ({ canvas }) => {
  await waitFor(() => {
    const anchor = canvas.getByText('The anchor').getBoundingClientRect();
    const popup = canvas.getByText('What floats').getBoundingClientRect();
    return expect(popup.top).toBeGreaterThanOrEqual(anchor.bottom);
  });
});

export const Above = Below.extend({ args: { placement: 'top' } });
Above.test('stands over its anchor', async ({ canvas }) => {
  await waitFor(() => {
    const anchor = canvas.getByText('The anchor').getBoundingClientRect();
    const popup = canvas.getByText('What floats').getBoundingClientRect();
    return expect(popup.bottom).toBeLessThanOrEqual(anchor.top);
  });
});

/** Where the popup is, seen from its anchor. */
const seen = (canvas: { getByText: (text: string) => HTMLElement }) => ({
  anchor: canvas.getByText('The anchor').getBoundingClientRect(),
  popup: canvas.getByText('What floats').getBoundingClientRect(),
});

export const AtTheEnd = Below.extend({ tags: ['no-visual'], args: { placement: 'end' } });
AtTheEnd.test('stands after its anchor', async ({ canvas }) => {
  const popup = () => inlineEdges(canvas.getByText('What floats'));
  await waitFor(() => expect(popup().start).toBeGreaterThanOrEqual(inlineEdges(canvas.getByText('The anchor')).end));
});

export const AtTheEndFromRightToLeft = AtTheEnd.extend({
  tags: ['no-visual'],
  globals: { direction: 'rtl' },
});
AtTheEndFromRightToLeft.test('stands left of its anchor', async ({ canvas }) => {
  await waitFor(() => expect(seen(canvas).popup.right).toBeLessThanOrEqual(seen(canvas).anchor.left));
});

function LongList() {
  const anchor = useRef<HTMLParagraphElement>(null);
  return (
    <div style={{ paddingBlockStart: '50vh' }}>
      <p ref={anchor}>The anchor</p>
      <Positioner anchor={() => anchor.current} width="anchor">
        <p style={{ blockSize: '90vh' }}>What floats</p>
      </Positioner>
    </div>
  );
}

export const UnderAField = Below.extend({ tags: ['no-visual'], render: () => <LongList /> });
UnderAField.test('stays below where there is room, however much it holds', async ({ canvas }) => {
  const list = () => canvas.getByText('What floats').closest('[popover]') as HTMLElement;
  await waitFor(() => expect(list().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight));
  await expect(list().getBoundingClientRect().top).toBeGreaterThanOrEqual(seen(canvas).anchor.bottom);
  await expect(list().scrollHeight).toBeGreaterThan(list().clientHeight);
});

function Closable() {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(true);
  return (
    <div style={{ padding: 40 }}>
      <button ref={anchor} type="button" onClick={() => setOpen(!open)}>
        Switch
      </button>
      {open ? (
        <Positioner anchor={() => anchor.current}>
          <p style={{ padding: 8 }}>What floats</p>
        </Positioner>
      ) : null}
    </div>
  );
}

export const Closing = Below.extend({ render: () => <Closable /> });
Closing.test('is closed at once; a picture of it fades and leaves nothing behind', async ({ canvas }) => {
  const seen: Element[] = [];
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof Element) seen.push(node);
  });
  observer.observe(document.body, { childList: true });
  canvas.getByRole('button').click();
  await waitFor(() => expect(canvas.queryByText('What floats')).toBeNull());
  await waitFor(() => expect(seen).toHaveLength(1));
  observer.disconnect();
  await expect(seen[0]).toHaveTextContent('What floats');
  await expect(seen[0]).toHaveAttribute('inert');
  await waitFor(() => expect(document.querySelector('[popover][inert]')).toBeNull());
});
