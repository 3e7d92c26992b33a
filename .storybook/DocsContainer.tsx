import { DocsContainer as StorybookDocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import type { PropsWithChildren } from 'react';
import { addons } from 'storybook/preview-api';

import { applyAppearance, parseAppearance } from '#lib/appearance/appearance';

import { storybookTheme } from './theme';

type Globals = Readonly<Record<string, unknown>>;
type GlobalsEvent = { globals: Globals };

/** The toolbar's settings, which Storybook announces when it starts and after each change. */
function useGlobals(): Globals {
  const channel = addons.getChannel();
  const [globals, setGlobals] = useState<Globals>(() => {
    const [event] = (channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? []) as GlobalsEvent[];
    return event?.globals ?? {};
  });
  useEffect(() => {
    const update = (event: GlobalsEvent) => setGlobals(event.globals);
    channel.on('globalsUpdated', update);
    return () => channel.off('globalsUpdated', update);
  }, [channel]);
  return globals;
}

/** Frame of every documentation page, in the theme and the colour scheme of the toolbar. */
export function DocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { theme, scheme } = useGlobals();
  const appearance = parseAppearance({ theme, scheme });
  // Also for pages without a story, whose decorator would apply it.
  useEffect(() => applyAppearance(appearance));
  return (
    <StorybookDocsContainer context={context} theme={storybookTheme(appearance.scheme === 'dark' ? 'dark' : 'light')}>
      {children}
    </StorybookDocsContainer>
  );
}
