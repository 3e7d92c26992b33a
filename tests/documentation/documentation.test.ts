import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { catalogue } from '../../.storybook/catalogue';
import { guideHeadings } from '../../.storybook/guide';
import { componentNames, readComponentDocs } from '../../scripts/build/component-docs/componentDocs';
import type { ComponentDocs, PropDocs } from '../../scripts/build/component-docs/componentDocs';
import { built, openBuilt } from './openBuilt';
import type { BuiltStorybook } from './openBuilt';

/** What Storybook knows of a prop, as far as it is checked here. */
interface ArgType {
  description?: string;
  options?: unknown[];
  control?: { type?: string; disable?: boolean };
  table?: { type?: { summary?: string }; defaultValue?: { summary?: string } };
}

interface Preview {
  channel: { emit: (event: string, to: { storyId: string; viewMode: string }) => void };
  storyStoreValue: { loadStory: (story: { storyId: string }) => Promise<{ argTypes: Record<string, ArgType> }> };
}

interface Entry {
  id: string;
  type: string;
  title: string;
}

let docs: Record<string, ComponentDocs>;
let storybook: BuiltStorybook;
let page: Page;
const problems: string[] = [];

async function newPage(): Promise<Page> {
  const opened = await storybook.browser.newPage();
  opened.on('pageerror', (error) => problems.push(error.message));
  return opened;
}

beforeAll(async () => {
  docs = readComponentDocs();
  storybook = await openBuilt();
  page = await newPage();
});

afterAll(() => storybook.close());

function index(): Entry[] {
  const { entries } = JSON.parse(readFileSync(path.join(built, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  return Object.values(entries);
}

const pageId = (name: string) => `components-${name.toLowerCase()}--docs`;
const propsOf = (name: string) => docs[name]?.components[0]?.props ?? [];

describe('the built Storybook', () => {
  it('has a page for every component, under a family', () => {
    const titles = new Map(index().map(({ id, title }) => [id, title]));
    const missing = componentNames().filter(
      (name) => !/^Components\/[\w ]+\/\w+$/.test(titles.get(pageId(name)) ?? ''),
    );
    expect(missing).toEqual([]);
  });

  it('documents every prop of every component with type, default and description', async () => {
    const stories = componentNames().map((name) => ({
      name,
      id: index().find(({ id, type }) => type === 'story' && id.startsWith(`components-${name.toLowerCase()}--`))?.id,
    }));
    await page.goto(`${storybook.origin}/iframe.html?id=components-icon--default`);
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
    const argTypes = await page.evaluate(async (wanted) => {
      const { storyStoreValue } = (window as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__;
      const loaded = wanted.map(async ({ name, id = '' }) => {
        const story = await storyStoreValue.loadStory({ storyId: id });
        return [name, JSON.parse(JSON.stringify(story.argTypes)) as Record<string, ArgType>] as const;
      });
      return Object.fromEntries(await Promise.all(loaded));
    }, stories);

    const described = ({ name, type, description, default: fallback }: PropDocs) => ({
      name,
      type,
      description,
      ...(fallback === undefined ? {} : { fallback }),
    });
    for (const name of componentNames()) {
      const shown = Object.entries(argTypes[name] ?? {}).map(([prop, { table, description }]) => ({
        name: prop,
        type: table?.type?.summary,
        description,
        ...(table?.defaultValue?.summary === undefined ? {} : { fallback: table.defaultValue.summary }),
      }));
      expect(shown, name).toEqual(expect.arrayContaining(propsOf(name).map(described)));
      for (const { name: prop, kind, options } of propsOf(name)) {
        const { control, options: offered } = argTypes[name]?.[prop] ?? {};
        if (kind !== 'choice') continue;
        expect(offered, `${name}.${prop}`).toEqual(options);
        expect(['inline-radio', 'radio', 'select'], `${name}.${prop}`).toContain(control?.type);
      }
    }
  });
});

describe.each(['Button', 'TextField', 'DataTable'])('the page of %s', (name) => {
  beforeAll(async () => {
    await page.goto(`${storybook.origin}/iframe.html?viewMode=docs&id=${pageId(name)}`);
    await page.locator('.docblock-argstable').first().waitFor();
  });

  it('says what it is for, how to import it, and shows every prop', async () => {
    const text = await page.locator('.sbdocs-content').innerText();
    expect(text).toContain(docs[name]?.description.split(/[`.]/)[0]);
    await page.getByText(`'facility-directory/components/${name}'`).waitFor();
    const rows = await page.locator('.docblock-argstable').first().locator('tbody tr td:first-child').allInnerTexts();
    expect(rows.map((row) => row.replace(/\*$/, '').trim())).toEqual(
      expect.arrayContaining(propsOf(name).map((prop) => prop.name)),
    );
    for (const type of docs[name]?.types ?? []) {
      const section = await page.locator(`[data-docs="shape-${type.name}"]`).innerText();
      for (const prop of type.props) expect(section, type.name).toContain(prop.name);
    }
  });
});

describe('the guide of a component', () => {
  const publicComponents = Object.keys(catalogue).filter((name) => catalogue[name]?.family !== 'Internal');

  // Two pages share the work, one for each test that runs at a time.
  const freePages: Page[] = [];

  beforeAll(async () => {
    const second = await newPage();
    for (const opened of [page, second]) {
      await opened.goto(`${storybook.origin}/iframe.html?viewMode=docs&id=${pageId('Button')}`);
      await opened.locator('[data-docs="guide"]').waitFor();
      freePages.push(opened);
    }
    return () => second.close();
  });

  it.concurrent.for(publicComponents)(
    'is on its page, with examples that render: %s',
    async (name, { onTestFinished }) => {
      const free = freePages.pop();
      if (free === undefined) throw new Error('More tests run at a time than there are pages (maxConcurrency).');
      onTestFinished(() => void freePages.push(free));
      // Switches pages as the sidebar does, in a third of the time of a reload.
      await free.evaluate((storyId) => {
        const { channel } = (window as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__;
        channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
      }, pageId(name));
      const guide = free.locator(`[data-docs="guide"][data-component="${name}"]`);
      await guide.waitFor();
      const headings = await guide.locator(':scope > h2').allInnerTexts();
      expect(headings.map((heading) => heading.trim())).toEqual(Object.values(guideHeadings));
      for (const example of await guide.locator('.docs-example').all()) expect(await example.innerHTML()).not.toBe('');
    },
  );

  it('causes no errors', () => {
    expect(problems).toEqual([]);
  });
});

describe('the playground of a component that covers the page', () => {
  it('opens by a button', async () => {
    await page.goto(`${storybook.origin}/iframe.html?viewMode=docs&id=${pageId('ConfirmationDialog')}`);
    const open = page.getByRole('button', { name: 'Open the playground' });
    await open.waitFor();
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    await open.click();
    await page.getByRole('alertdialog', { name: 'Confirm action' }).waitFor();
  });
});

describe('the controls of a playground', () => {
  /** Opens a page and returns the primary story's frame on it. */
  async function open(name: string) {
    await page.goto(`${storybook.origin}/iframe.html?viewMode=docs&id=${pageId(name)}`);
    const story = page.locator('.sb-story').first();
    await story.locator('*').first().waitFor();
    return story;
  }

  const row = (prop: string) =>
    page
      .locator('.docblock-argstable')
      .first()
      .locator('tr')
      .filter({ has: page.getByText(prop, { exact: true }) });
  const write = (prop: string, text: string) => row(prop).getByRole('textbox').fill(text);
  const pick = (prop: string, option: string) => row(prop).getByLabel(option, { exact: true }).check();

  it('change Button', async () => {
    const story = await open('Button');
    const button = story.getByRole('button');
    const before = await button.getAttribute('class');
    await write('children', 'Publish');
    await story.getByRole('button', { name: 'Publish' }).waitFor();
    await pick('variant', 'outline');
    await expect.poll(() => button.getAttribute('class')).not.toBe(before);
    const outlined = await button.getAttribute('class');
    await row('tone').getByRole('combobox').selectOption('error');
    await expect.poll(() => button.getAttribute('class')).not.toBe(outlined);
  });

  it('change TextField', async () => {
    const story = await open('TextField');
    await write('label', 'Postcode');
    await story.getByRole('textbox', { name: 'Postcode' }).waitFor();
    await row('type').getByRole('combobox').selectOption('email');
    await story.locator('input[type="email"]').waitFor();
    await row('disabled').getByRole('button').click();
    await row('disabled').getByRole('switch').press('Space');
    await story.locator('input:disabled').waitFor();
  });

  it('change DataTable', async () => {
    const story = await open('DataTable');
    await write('caption', 'Stock');
    await story.getByRole('table', { name: 'Stock' }).waitFor();
    const heights = async () => (await story.locator('tbody tr').first().boundingBox())?.height ?? 0;
    const before = await heights();
    await pick('density', 'compact');
    await expect.poll(heights).toBeLessThan(before);
    const whole = (await story.boundingBox())?.height ?? 0;
    await row('height').getByRole('combobox').selectOption('short');
    await expect.poll(async () => (await story.boundingBox())?.height ?? 0).toBeLessThan(whole);
  });

  it('cause no errors', () => {
    expect(problems).toEqual([]);
  });
});
