import { DocsContainer as StorybookDocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { createContext, Suspense, use, useEffect, useState } from 'react';
import type { PropsWithChildren } from 'react';
import { addons } from 'storybook/preview-api';

import { applyAppearance, parseAppearance } from '#lib/appearance/appearance';

import { docsOf } from './argTypes';
import { loadGuide } from './GuideBlocks';
import { storybookTheme } from './theme';

type Context = DocsContainerProps['context'];
type Globals = Readonly<Record<string, unknown>>;
type GlobalsEvent = { globals: Globals };

/** The toolbar's settings on a documentation page: theme, scheme, language and the others. */
export const DocsGlobals = createContext<Globals>({});

/** The toolbar's settings as the page's own story has them; `undefined` on pages without a story. */
function storyGlobals(context: Context): Globals | undefined {
  try {
    return context.getStoryContext(context.storyById()).globals;
  } catch {
    return undefined;
  }
}

/** The toolbar's settings, which Storybook announces when it starts and after each change. */
function useGlobals(context: Context): Globals {
  const channel = addons.getChannel();
  const [globals, setGlobals] = useState<Globals>(() => {
    const [event] = (channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? []) as GlobalsEvent[];
    return storyGlobals(context) ?? event?.globals ?? {};
  });
  useEffect(() => {
    // Stories in frames announce their own settings to the page too.
    const update = (event: GlobalsEvent) => setGlobals(storyGlobals(context) ?? event.globals);
    channel.on('globalsUpdated', update);
    return () => channel.off('globalsUpdated', update);
  }, [channel, context]);
  return globals;
}

const noGuide = Promise.resolve(undefined);

/** Loads the guide of the page's component. */
function guideOf(context: Context) {
  try {
    const docs = docsOf(context.storyById().parameters['fileName']);
    return docs ? loadGuide(docs.name) : noGuide;
  } catch {
    return noGuide;
  }
}

function LoadedDocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  // Storybook lists the headings of a page when its container appears, so they have to be there.
  use(guideOf(context));
  const globals = useGlobals(context);
  const appearance = parseAppearance(globals);
  // Also for pages without a story, whose decorator would apply it.
  useEffect(() => applyAppearance(appearance));
  return (
    <StorybookDocsContainer context={context} theme={storybookTheme(appearance.scheme === 'dark' ? 'dark' : 'light')}>
      <DocsGlobals value={globals}>{children}</DocsGlobals>
    </StorybookDocsContainer>
  );
}

/** Frame of every documentation page, in the theme and the colour scheme of the toolbar. */
export function DocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense fallback={null}>
      <LoadedDocsContainer {...props} />
    </Suspense>
  );
}
