import ExclamationCircleIcon from '@heroicons/react/20/solid/ExclamationCircleIcon';
import PaperClipIcon from '@heroicons/react/20/solid/PaperClipIcon';
import ArrowRightIcon from '@heroicons/react/24/outline/ArrowRightIcon';
import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import preview from '#.storybook/preview';
import { expect, mocked, spyOn, waitFor } from 'storybook/test';
import shell from 'virtual:icons/shell';

import { registerIcons, preloadIcon } from '#lib/icons/iconRegistry';
import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

import { Icon } from './Icon';
import * as styles from './Icon.css';

const meta = preview.meta({ component: Icon });

const samples: Readonly<Record<string, readonly string[]>> = {
  heroicons_outline: ['bell', 'inbox', 'bookmark', 'academic-cap', 'globe-europe-africa', 'trash', 'user-group'],
  heroicons_solid: ['bell', 'inbox', 'bookmark', 'academic-cap', 'globe-europe-africa', 'trash', 'user-group'],
  heroicons_mini: ['bell', 'inbox', 'bookmark', 'academic-cap', 'globe-europe-africa', 'trash', 'user-group'],
  feather: ['bell', 'inbox', 'bookmark', 'award', 'globe', 'trash-2', 'users'],
  mat_solid: ['notifications', 'inbox', 'bookmark', 'school', 'public', 'delete', 'groups'],
  mat_outline: ['notifications', 'inbox', 'bookmark', 'school', 'public', 'delete', 'groups'],
  mat_twotone: ['notifications', 'inbox', 'bookmark', 'school', 'public', 'delete', 'groups'],
};

const shown = (root: HTMLElement) => [...root.querySelectorAll('svg')];
const arrived = (root: HTMLElement) =>
  waitFor(() => expect(shown(root).filter((one) => one.dataset['icon'] === 'loading')).toHaveLength(0));

const fixedSizes = Object.keys(styles.size).filter((size) => size !== 'fill');

export const Default = meta.story({ args: { name: 'heroicons_outline:bell', size: 'large', mirrored: false } });
Default.test(
  'says nothing to assistive technology and keeps its place while it is fetched',
  async ({ canvasElement }) => {
    const isInPlace = async () => {
      const [icon] = shown(canvasElement);
      await expect(icon).toHaveAttribute('aria-hidden', 'true');
      await expect(icon?.getBoundingClientRect()).toMatchObject({ width: 24, height: 24 });
    };
    await isInPlace();
    await arrived(canvasElement);
    await isInPlace();
    // The loaded icon may replace the placeholder element, so query it again.
    const [icon] = shown(canvasElement);
    await waitFor(() => expect(icon?.querySelector('path')).not.toBeNull());
    await expect(icon).toHaveAttribute('data-icon', 'heroicons_outline:bell');
  },
);

/** Icons used by the code itself are imported, and visible on first paint. */
export const Imported = meta.story({ args: { source: MagnifyingGlassIcon, size: 'large' } });

/** One row for each of the seven sets. */
export const Sets = meta.story({
  render: () => (
    <ul style={{ display: 'grid', gap: vars.space[16] }}>
      {Object.entries(samples).map(([set, names]) => (
        <li key={set} style={{ display: 'flex', flexWrap: 'wrap', gap: vars.space[24], alignItems: 'center' }}>
          <code style={{ ...typography.caption, inlineSize: '8.5rem', color: vars.color.text.muted }}>{set}</code>
          {names.map((name) => (
            <Icon key={name} name={`${set}:${name}`} size="large" />
          ))}
        </li>
      ))}
    </ul>
  ),
});
Sets.test('draws each one', async ({ canvasElement }) => {
  await arrived(canvasElement);
  for (const one of shown(canvasElement)) {
    await expect(one.dataset['icon'], one.dataset['icon']).toMatch(/^\w+:[\w-]+$/);
    await expect(one.firstElementChild).not.toBeNull();
  }
});

export const Sizes = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: vars.space[16] }}>
      {['heroicons_outline:inbox', 'mat_twotone:inbox', 'feather:inbox'].map((name) => (
        <div key={name} style={{ display: 'flex', flexWrap: 'wrap', gap: vars.space[24], alignItems: 'end' }}>
          {fixedSizes.map((size) => (
            <Icon key={size} name={name} size={size as keyof typeof styles.size} />
          ))}
        </div>
      ))}
    </div>
  ),
});

/** An unknown name: a neutral box, and a single warning in the console. */
export const Unknown = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: vars.space[12], alignItems: 'center' }}>
      <Icon name="feather:no-such-drawing" />
      <Icon name="feather:no-such-drawing" size="large" />
      <Icon name="nowhere:bell" size="large" />
      <Icon name="constructor" size="large" />
    </div>
  ),
  beforeEach: () => {
    spyOn(console, 'warn').mockImplementation(() => {});
  },
});
Unknown.test('draws a box and warns once for each name', async ({ canvasElement }) => {
  await waitFor(() => expect(shown(canvasElement).every((one) => one.dataset['icon'] === 'unknown')).toBe(true));
  // Unique to this run: a missing name is remembered until the page reloads.
  const name = `feather:missing-${performance.now()}`;
  preloadIcon(name);
  preloadIcon(name);
  const said = () => mocked(console.warn).mock.calls.filter(([text]) => String(text).includes(`"${name}"`));
  await waitFor(() => expect(said()).toHaveLength(1));
  preloadIcon(name);
  await expect(said()).toHaveLength(1);
});

/** Forward and back arrows are mirrored in right-to-left text; other icons never are. */
export const Mirrored = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: vars.space[12], justifyItems: 'start' }}>
      {(['ltr', 'rtl'] as const).map((dir) => (
        <div key={dir} dir={dir} style={{ display: 'flex', gap: vars.space[12] }}>
          <Icon name="heroicons_outline:arrow-right" size="large" mirrored />
          <Icon source={ArrowRightIcon} size="large" mirrored />
          <Icon name="heroicons_outline:bell" size="large" />
        </div>
      ))}
    </div>
  ),
});
Mirrored.test('turns round only what is marked, and only from right to left', async ({ canvasElement }) => {
  await arrived(canvasElement);
  const turned = shown(canvasElement).map((one) => getComputedStyle(one).transform.startsWith('matrix(-1'));
  await expect(turned).toEqual([false, false, false, true, true, false]);
});

/** Marks of a row, which say something that no text beside them says. */
export const Labelled = meta.story({
  tags: ['no-visual'],
  render: () => (
    <div style={{ display: 'flex', gap: vars.space[8] }}>
      <Icon source={ExclamationCircleIcon} size="small" tone="error" label="Important" />
      <Icon source={PaperClipIcon} size="small" tone="muted" label="2 attachments" />
    </div>
  ),
});
Labelled.test('says what they mean', async ({ canvas }) => {
  await expect(canvas.getByText('Important')).toBeInTheDocument();
  await expect(canvas.getByText('2 attachments')).toBeInTheDocument();
});

registerIcons(shell);

/** The icons of the layout around every page are part of its bundle. */
export const Inlined = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: vars.space[16] }}>
      {Object.keys(shell).map((name) => (
        <Icon key={name} name={name} size="large" />
      ))}
    </div>
  ),
});
Inlined.test('are there without being fetched', async ({ canvasElement }) => {
  await expect(shown(canvasElement).length).toBeGreaterThan(9);
  for (const one of shown(canvasElement)) await expect(one.querySelector('path')).not.toBeNull();
});
