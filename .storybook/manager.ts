import { createElement, Fragment } from 'react';
import { addons } from 'storybook/manager-api';
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

addons.setConfig({
  theme: storybookTheme(getPreferredColorScheme()),
  sidebar: {
    // Stories repeat the status of their component, so only the component shows it. Storybook compiles this file for
    // a global React, without the automatic JSX runtime.
    renderLabel: ({ type, name, tags }: { type: string; name: string; tags?: string[] }) =>
      type === 'component' && tags?.includes('beta')
        ? createElement(Fragment, null, name, createElement(Status, null, 'beta'))
        : name,
  },
});
