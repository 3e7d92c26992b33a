import preview from '#.storybook/preview';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';

import { resetDatabase } from '#mocks/core/database';
import { addFault } from '#mocks/core/faults';

import { Flow, goTo } from './Flow';

const meta = preview.meta({
  title: 'Flows/File manager',
  component: Flow,
  // Each of these pages has pictures of its own.
  tags: ['!autodocs', 'no-visual'],
  parameters: { layout: 'fullscreen', router: false },
  beforeEach: () => resetDatabase(),
});

const name = 'Ideas for spring.txt';

export const FindAndRestore = meta.story({ args: { at: '/apps/file-manager' } });
FindAndRestore.test('a file is found, previewed, deleted and restored', async ({ userEvent, step }) => {
  const findEntry = () =>
    waitFor(() => {
      const entry = [...screen.getByRole('main').querySelectorAll<HTMLElement>('[data-slot]')].find((one) =>
        one.textContent.includes(name),
      );
      if (!entry) throw new Error(`${name} is not listed.`);
      return entry;
    });
  const isListed = () => screen.getByRole('main').textContent.includes(name);

  await step('is found in all folders', async () => {
    await userEvent.click(await screen.findByRole('searchbox', { name: 'Search all files' }));
    // One search, whose results replace the folder, which lists the file too.
    await userEvent.paste('IDEAS');
    await screen.findByRole('heading', { level: 1, name: 'Search results' });
    await findEntry();
  });
  await step('is previewed by keyboard', async () => {
    (await findEntry()).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
  await step('is deleted', async () => {
    (await findEntry()).focus();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(isListed()).toBe(false));
  });
  await step('is restored from the trash', async () => {
    await goTo('/apps/file-manager/trash');
    await screen.findByRole('heading', { level: 1, name: 'Trash' });
    (await findEntry()).focus();
    await userEvent.keyboard(' ');
    const selected = within(await screen.findByRole('group', { name: 'Selected items' }));
    await userEvent.click(selected.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(isListed()).toBe(false));
    await goTo('/apps/file-manager');
    await screen.findByRole('heading', { level: 1, name: 'My files' });
    await expect(await findEntry()).toBeVisible();
  });
});

/** A file as a field for folders has it. */
function fileIn(path: string, text: string): File {
  const file = new File([text], path.split('/').at(-1) ?? '');
  Object.defineProperty(file, 'webkitRelativePath', { value: path });
  return file;
}

export const UploadAndGoOn = meta.story({ args: { at: '/apps/file-manager' } });
UploadAndGoOn.test('a folder is uploaded although the connection is lost', async ({ userEvent, step }) => {
  const uploads = async () => within(await screen.findByRole('region', { name: 'Uploads' }));
  const isListed = (text: string) =>
    screen.getByRole('main').querySelector('[role="grid"]')?.textContent.includes(text);

  await step('the connection is lost on the way', async () => {
    const field = await screen.findByLabelText('Upload a folder', { selector: 'input' });
    addFault({ path: 'api/apps/file-manager/upload/part', status: 0, times: 2, delay: 0, malformed: false });
    const files = [fileIn('Harbour/Read me.txt', 'Plans'), fileIn('Harbour/Sketches/depths.csv', 'Quay,4.5\n')];
    fireEvent.change(field, { target: { files } });
    await (await uploads()).findByRole('heading', { name: /No connection/ });
    await expect(isListed('Read me.txt')).toBe(false);
  });
  await step('the rest follows when it is back', async () => {
    const resume = await (await uploads()).findByRole('button', { name: 'Resume all uploads' });
    await userEvent.click(resume);
    await (await uploads()).findByRole('heading', { name: '2 files uploaded' });
  });
  await step('both files are in their folders', async () => {
    await waitFor(() => expect(isListed('Harbour')).toBe(true));
    await goTo('/apps/file-manager?q=depths');
    await waitFor(() => expect(isListed('My files / Harbour / Sketches')).toBe(true));
  });
});
