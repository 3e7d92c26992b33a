import preview from '#.storybook/preview';
import { useRef } from 'react';
import { expect, waitFor } from 'storybook/test';

import { Popup } from './Popup';
import type { PopupProps } from './Popup';

function Anchored({ placement, look }: Pick<PopupProps, 'placement' | 'look'>) {
  const anchor = useRef<HTMLParagraphElement>(null);
  return (
    <div style={{ padding: 120 }}>
      <p ref={anchor} style={{ inlineSize: 'fit-content' }}>
        The anchor
      </p>
      <Popup anchor={() => anchor.current} {...(placement ? { placement } : {})} {...(look ? { look } : {})}>
        <p style={{ padding: 8 }}>What floats</p>
      </Popup>
    </div>
  );
}

const meta = preview.meta({ component: Anchored });

export const Below = meta.story({ args: { placement: 'bottom-start', look: 'panel' } });
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
