import { useState } from 'react';

import { Checkbox } from '#components/Checkbox';
import { CheckboxGroup } from '#components/CheckboxGroup';
import { ColorSwatchPicker } from '#components/ColorSwatchPicker';
import { Autocomplete } from '#components/Autocomplete';
import { DateField } from '#components/DateField';
import { DatePicker } from '#components/DatePicker';
import { DateRangePicker } from '#components/DateRangePicker';
import { DateTimeField } from '#components/DateTimeField';
import { Fieldset } from '#components/Fieldset';
import { FileField } from '#components/FileField';
import { MultiSelect } from '#components/MultiSelect';
import { NumberField } from '#components/NumberField';
import { PasswordField } from '#components/PasswordField';
import { RadioGroup } from '#components/RadioGroup';
import { RangeSlider } from '#components/RangeSlider';
import { SearchField } from '#components/SearchField';
import { Select } from '#components/Select';
import { Slider } from '#components/Slider';
import { Stepper } from '#components/Stepper';
import { Switch } from '#components/Switch';
import { TagField } from '#components/TagField';
import { TextArea } from '#components/TextArea';
import { TextField } from '#components/TextField';
import { TimeField } from '#components/TimeField';

const towns = ['Port Calder', 'Istanbul', 'Iğdır', 'Ravensmere', 'Şanlıurfa'];

function Towns() {
  const [text, setText] = useState('Port');
  const options = towns
    .filter((town) => text !== '' && town.toLowerCase().includes(text.toLowerCase()))
    .map((town) => ({ value: town, label: town }));
  return (
    <Autocomplete
      label="Town"
      leadingIcon="heroicons_outline:map-pin"
      value={text}
      onChange={setText}
      options={options}
      onAction={(_id, { label }) => setText(label)}
      status="ready"
      statusText={`${options.length} towns`}
      emptyText="No town of that name"
      failedText="Towns could not be loaded"
    />
  );
}

/** Form controls, one entry each. */
export const forms = {
  TextField: () => (
    <TextField label="Name" description="As it stands on the door" defaultValue="Harbour Pharmacy" autoComplete="off" />
  ),
  SearchField: () => <SearchField label="Search facilities" placeholder="Pharmacy, dentist …" />,
  PasswordField: () => (
    <PasswordField label="New password" autoComplete="new-password" strength defaultValue="gümüş-liman-42" />
  ),
  NumberField: () => <NumberField label="Price" defaultValue={1249.5} digits={2} unit="EUR" steppers />,
  TextArea: () => (
    <TextArea label="About" required={false} rows={2} limit={160} defaultValue="Open day and night since 1987." />
  ),
  Select: () => (
    <Select
      label="Kind"
      defaultValue="pharmacy"
      options={[
        { value: 'pharmacy', label: 'Pharmacy' },
        { value: 'dentist', label: 'Dentist' },
        { value: 'hospital', label: 'Hospital' },
      ]}
    />
  ),
  MultiSelect: () => (
    <MultiSelect
      label="Languages spoken"
      defaultValue={['tr', 'en']}
      options={[
        { value: 'en', label: 'English' },
        { value: 'tr', label: 'Türkçe' },
        { value: 'de', label: 'Deutsch' },
      ]}
    />
  ),
  Autocomplete: Towns,
  TagField: () => <TagField label="Labels" defaultValue={['urgent', 'return']} />,
  DateField: () => <DateField label="Born on" defaultValue="1987-04-12" />,
  DatePicker: () => <DatePicker label="Visit on" defaultValue="2026-03-18" />,
  DateTimeField: () => <DateTimeField label="Remind me" defaultValue="2026-03-16T10:30" />,
  DateRangePicker: () => <DateRangePicker label="Closed" defaultValue={{ start: '2026-03-23', end: '2026-03-27' }} />,
  TimeField: () => <TimeField label="Opens at" defaultValue="08:30" />,
  Checkbox: () => <Checkbox label="Wheelchair access" description="A ramp or a lift" defaultChecked />,
  Switch: () => <Switch label="Publish at once" defaultChecked />,
  CheckboxGroup: () => (
    <CheckboxGroup
      label="Services"
      defaultValue={['vaccination']}
      options={[
        { value: 'vaccination', label: 'Vaccination', count: 14 },
        { value: 'delivery', label: 'Delivery', count: 6 },
      ]}
    />
  ),
  RadioGroup: () => (
    <RadioGroup
      label="Reply"
      defaultValue="mail"
      options={[
        { value: 'mail', label: 'By mail' },
        { value: 'phone', label: 'By phone' },
      ]}
    />
  ),
  Fieldset: () => (
    <Fieldset label="Address">
      <TextField label="Street" defaultValue="Quay 7" autoComplete="off" />
    </Fieldset>
  ),
  Slider: () => <Slider label="Volume" defaultValue={40} />,
  RangeSlider: () => <RangeSlider label="Price" min={0} max={500} defaultValue={[80, 320]} />,
  ColorSwatchPicker: () => (
    <ColorSwatchPicker
      label="Colour"
      defaultValue="#0090ff"
      options={[
        { value: '#0090ff', label: 'Blue' },
        { value: '#12a594', label: 'Teal' },
        { value: '#e5484d', label: 'Red' },
        { value: '#ffc53d', label: 'Amber' },
      ]}
    />
  ),
  FileField: () => <FileField label="Picture of the facility" accept={['image/*']} maxBytes={5_000_000} />,
  Stepper: () => (
    <Stepper
      label="Claim"
      value="proof"
      steps={[
        { value: 'facility', label: 'Facility', state: 'done' },
        { value: 'proof', label: 'Proof' },
        { value: 'send', label: 'Send' },
      ]}
    />
  ),
};
