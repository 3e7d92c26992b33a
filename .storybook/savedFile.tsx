import { expect, spyOn, waitFor } from 'storybook/test';

/** Runs `save`, and returns the text of the file that it saves, without saving it. */
export async function savedText(save: () => Promise<void>): Promise<string> {
  const create = spyOn(URL, 'createObjectURL').mockReturnValue('data:,');
  try {
    await save();
    await waitFor(() => expect(create).toHaveBeenCalled());
    const [file] = create.mock.calls[0] as [Blob];
    return await file.text();
  } finally {
    create.mockRestore();
  }
}

/** The same for a CSV file: its lines. */
export async function savedLines(save: () => Promise<void>): Promise<string[]> {
  return (await savedText(save)).replace('\uFEFF', '').trim().split('\r\n');
}
