import { describe, expect, it } from 'vitest';

import { storyIdsPlugin } from './storyIdsPlugin';

function transform(code: string, file: string): unknown {
  const hook = storyIdsPlugin().transform as unknown as (code: string, file: string) => { code: string } | undefined;
  return hook(code, file)?.code;
}

const code = 'const meta = preview.meta({\n  component: DataTable,\n});';

describe('the ids of stories', () => {
  it('contain the name of the component', () => {
    expect(transform(code, '/project/src/components/DataTable/DataTable.stories.tsx')).toBe(
      "const meta = preview.meta({ id: 'components-datatable',\n  component: DataTable,\n});",
    );
  });

  it('are left to Storybook elsewhere', () => {
    expect(transform(code, '/project/src/modules/mailbox/MailboxPage.stories.tsx')).toBeUndefined();
    expect(transform(code, '/project/src/components/DataTable/DataTable.tsx')).toBeUndefined();
  });
});
