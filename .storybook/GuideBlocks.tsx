import { AnchorMdx, Heading } from '@storybook/addon-docs/blocks';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, use, useState } from 'react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';

import { ConfirmationProvider } from '#components/ConfirmationDialog';
import { DescriptionList } from '#components/DescriptionList';
import { Icon } from '#components/Icon';
import { Stack } from '#components/Stack';
import { Text } from '#components/Text';
import { ToastProvider } from '#components/Toast';
import { createQueryClient } from '#lib/query/createQueryClient';

import { guideHeadings } from './guide';
import type { Advice, Guide } from './guide';
import { i18n } from './storyI18n';
import { StoryRouter } from './StoryRouter';

// Loaded with the page that shows it, so that stories and their tests load none.
const modules = import.meta.glob<{ guide: Guide }>('../src/components/*/*.docs.tsx');
const loaded = new Map<string, Promise<Guide | undefined>>();

/** The guide of a component; `undefined` where it has none. */
export function loadGuide(name: string): Promise<Guide | undefined> {
  const known = loaded.get(name);
  if (known) return known;
  const found = modules[`../src/components/${name}/${name}.docs.tsx`];
  const guide = found ? found().then((module) => module.guide) : Promise.resolve(undefined);
  loaded.set(name, guide);
  return guide;
}

/** What an example needs outside a story: texts, a router, a query client and the overlays of the application. */
function ExampleProviders({ children }: { children: ReactNode }) {
  const [client] = useState(() => createQueryClient({ retry: false }));
  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <ToastProvider>
          <ConfirmationProvider>
            <StoryRouter>{children}</StoryRouter>
          </ConfirmationProvider>
        </ToastProvider>
      </QueryClientProvider>
    </I18nextProvider>
  );
}

const verdicts = {
  do: { word: 'Do', tone: 'success', icon: 'heroicons_outline:check-circle' },
  dont: { word: 'Don’t', tone: 'error', icon: 'heroicons_outline:x-circle' },
} as const;

/** A sentence with `code` in it. */
function Sentence({ children }: { children: string }) {
  const parts = [...children.matchAll(/`([^`]+)`|[^`]+/g)];
  return parts.map(({ 0: text, 1: code, index }) => (code === undefined ? text : <code key={index}>{code}</code>));
}

function Verdict({ verdict, advice }: { verdict: keyof typeof verdicts; advice: Advice }) {
  const { word, tone, icon } = verdicts[verdict];
  return (
    <div className="docs-advice" data-verdict={verdict}>
      {advice.example === undefined ? null : <div className="docs-example">{advice.example}</div>}
      <div className="docs-advice-text">
        <Text tone={tone} weight="semibold">
          <span className="docs-verdict">
            <Icon source={icon} size="medium" />
            {word}
          </span>
        </Text>
        <Text as="p">
          <Sentence>{advice.text}</Sentence>
        </Text>
      </div>
    </div>
  );
}

function Sentences({ children }: { children: readonly string[] }) {
  return (
    <ul>
      {children.map((sentence) => (
        <li key={sentence}>
          <Sentence>{sentence}</Sentence>
        </li>
      ))}
    </ul>
  );
}

/** Link to the documentation page of a component. */
export function ComponentLink({ name }: { name: string }) {
  return (
    <AnchorMdx href={`?path=/docs/components-${name.toLowerCase()}--docs`} target="_self">
      {name}
    </AnchorMdx>
  );
}

type ComponentGuideProps = {
  name: string;
  /** Between what the component is for and how it is made: its playground. */
  children: ReactNode;
};

function LoadedGuide({ name, children }: ComponentGuideProps) {
  const guide = use(loadGuide(name));
  if (!guide) return children;
  return (
    <div data-docs="guide" data-component={name}>
      <Heading>{guideHeadings.use}</Heading>
      <Sentences>{guide.use}</Sentences>
      <Heading>{guideHeadings.instead}</Heading>
      <ul>
        {guide.instead.map(({ component, when }) => (
          <li key={component}>
            <ComponentLink name={component} /> <Sentence>{when}</Sentence>
          </li>
        ))}
      </ul>
      <div>{children}</div>
      <Heading>{guideHeadings.anatomy}</Heading>
      <div className="sb-unstyled docs-anatomy">
        <DescriptionList
          rows={guide.anatomy.map(({ part, about }) => ({ term: part, detail: <Sentence>{about}</Sentence> }))}
        />
      </div>
      <Heading>{guideHeadings.dos}</Heading>
      <div className="sb-unstyled">
        <ExampleProviders>
          <Stack gap={24}>
            {guide.dos.map((pair) => (
              <div key={pair.do.text} className="docs-pair">
                <Verdict verdict="do" advice={pair.do} />
                <Verdict verdict="dont" advice={pair.dont} />
              </div>
            ))}
          </Stack>
        </ExampleProviders>
      </div>
      <Heading>{guideHeadings.content}</Heading>
      <Sentences>{guide.content}</Sentences>
      <Heading>{guideHeadings.accessibility}</Heading>
      <Sentences>{guide.accessibility}</Sentences>
    </div>
  );
}

/** When and how to use the component, from the `.docs.tsx` beside it. */
export function ComponentGuide({ name, children }: ComponentGuideProps) {
  return (
    <Suspense fallback={null}>
      <LoadedGuide name={name}>{children}</LoadedGuide>
    </Suspense>
  );
}
