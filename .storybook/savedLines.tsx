import { expect, spyOn, waitFor } from 'storybook/test';

/** Runs `save`, and returns the lines of the CSV file that it saves, without saving it. */
export async function savedLines(save: () => Promise<void>): Promise<string[]> {
  const create = spyOn(URL, 'createObjectURL').mockReturnValue('data:,');
  await save();
  await waitFor(() => expect(create).toHaveBeenCalled());
  const [file] = create.mock.calls[0] as [Blob];
  create.mockRestore();
  return (await file.text()).replace('\uFEFF', '').trim().split('\r\n');
}
