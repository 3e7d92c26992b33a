import LinkIcon from '@heroicons/react/24/outline/LinkIcon';
import { createElement, Fragment, useEffect } from 'react';
import { Button } from 'storybook/internal/components';
import { addons, types } from 'storybook/manager-api';
import { getPreferredColorScheme, styled } from 'storybook/theming';

import { storybookTheme } from './theme';

const Status = styled.span(({ theme }) => ({
  marginInlineStart: 6,
  padding: '0 6px',
  borderRadius: 4,
  fontSize: 11,
  color: theme.color.secondary,
  boxShadow: `inset 0 0 0 1px ${theme.appBorderColor}`,
}));

// The address names the story, its controls and the settings of the toolbar. Storybook's own key (Alt Shift L) copies it
// without the host.
addons.register('copy-link', (api) => {
  async function copy() {
    await navigator.clipboard.writeText(window.location.href);
    api.addNotification({ id: 'link-copied', content: { headline: 'Link copied' }, duration: 3000 });
  }
  addons.add('copy-link/button', {
    title: 'Copy link',
    type: types.TOOLEXTRA,
    match: ({ tabId }) => !tabId,
    render: () =>
      createElement(
        Button,
        {
          variant: 'ghost',
          padding: 'small',
          ariaLabel: 'Copy link',
          tooltip: 'Copy link',
          onClick: () => void copy(),
        },
        createElement(LinkIcon, { width: 14, 'aria-hidden': true }),
      ),
  });
});

type FinishedStory = { storyId: string; reporters: ReadonlyArray<{ type: string; result: object }> };

/** Shows the last report of the story in the accessibility panel, which misses it if it opens later. */
function LastReport() {
  useEffect(() => {
    const channel = addons.getChannel();
    const [finished] = (channel.last('storyFinished') ?? []) as FinishedStory[];
    const report = finished?.reporters.find(({ type }) => type === 'a11y');
    if (report && !('error' in report.result)) channel.emit('storybook/a11y/result', report.result, finished?.storyId);
  }, []);
  return null;
}

// On a phone panels are mounted when they are opened, and the one for accessibility would wait for a report for ever.
addons.register('accessibility-report', () => {
  const id = 'storybook/a11y/panel';
  const panel = addons.getElements(types.PANEL)[id];
  if (!panel) throw new Error(`There is no panel ${id}.`);
  addons.add(id, {
    ...panel,
    render: (props) => createElement(Fragment, null, panel.render(props), createElement(LastReport)),
  });
});

type Globals = Readonly<Record<string, unknown>>;

// Storybook may reload a page of documentation when a setting of the toolbar changes. One that is chosen meanwhile is
// shown in the toolbar, but does not reach the page: it is sent again when the page announces its settings.
addons.register('unheard-globals', (api) => {
  const channel = addons.getChannel();
  let unheard: Globals = {};
  channel.on('updateGlobals', ({ globals }: { globals: Globals }) => {
    unheard = { ...unheard, ...globals };
  });
  channel.on('globalsUpdated', () => {
    unheard = {};
  });
  channel.on('setGlobals', () => {
    if (Object.keys(unheard).length > 0) api.updateGlobals(unheard);
  });
});

addons.setConfig({
  theme: storybookTheme(getPreferredColorScheme()),
  sidebar: {
    renderLabel: ({ type, name, tags = [] }: { type: string; name: string; tags?: string[] }) => {
      // For the search, a page has the name of its component.
      if (type === 'docs' && !tags.includes('unattached-mdx')) return 'Docs';
      // Stories repeat the status of their component, so only the component shows it. Storybook compiles this file for
      // a global React, without the automatic JSX runtime.
      return type === 'component' && tags.includes('beta')
        ? createElement(Fragment, null, name, createElement(Status, null, 'beta'))
        : name;
    },
  },
});
