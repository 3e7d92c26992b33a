import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { useFieldIds } from '#components/Field';
import type { FieldTexts } from '#components/Field';
import { TextField } from '#components/TextField';

import { FieldGroup } from './FieldGroup';

/** Two fields that answer one question. */
function Opening(texts: FieldTexts & { disabled?: boolean }) {
  const ids = useFieldIds(texts);
  return (
    <FieldGroup {...texts} ids={ids} role="group">
      <div style={{ display: 'flex', gap: 12, maxInlineSize: 320 }}>
        <TextField label="From" />
        <TextField label="To" />
      </div>
    </FieldGroup>
  );
}

const meta = preview.meta({ component: Opening, args: { label: 'Opening hours' } });

export const Default = meta.story();
Default.test('is named by its legend', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: 'Opening hours' })).toContainElement(
    canvas.getByRole('textbox', { name: 'From' }),
  );
});

export const WithHint = Default.extend({ args: { hint: 'For instance 08:30' } });

export const Invalid = WithHint.extend({ args: { error: 'Enter when it closes', necessity: 'optional' } });
Invalid.test('is described by error and hint', async ({ canvas }) => {
  const group = canvas.getByRole('group', { name: 'Opening hours (optional)' });
  await expect(group).toHaveAccessibleDescription('Enter when it closes For instance 08:30');
});

export const HiddenLabel = Default.extend({ args: { labelHidden: true } });

export const Disabled = Default.extend({ args: { disabled: true } });
Disabled.test('switches its members off', async ({ canvas }) => {
  for (const field of canvas.getAllByRole('textbox')) await expect(field).toBeDisabled();
});

export const LongLabel = Invalid.extend({
  args: {
    label: 'Kuruluşun hafta içi günlerde hizmete açık olduğu saatler',
    hint: 'Öğle arasında kapanıyorsa iki ayrı zaman aralığı girebilirsiniz',
    error: 'Kapanış saatini açılış saatinden sonra olacak biçimde yazın',
  },
});
