import { useState } from 'react';

import { Button } from '#components/Button';
import { ButtonGroup } from '#components/ButtonGroup';
import { ContextMenu } from '#components/ContextMenu';
import { CopyButton } from '#components/CopyButton';
import { IconButton } from '#components/IconButton';
import { Kbd } from '#components/Kbd';
import { Link } from '#components/Link';
import { LinkButton } from '#components/LinkButton';
import { Menu } from '#components/Menu';
import { SplitButton } from '#components/SplitButton';
import { ToggleButton } from '#components/ToggleButton';
import { ToggleGroup } from '#components/ToggleGroup';
import { Toolbar } from '#components/Toolbar';
import { vars } from '#theme/contract.css';

const sections = [
  {
    id: 'edit',
    items: [
      { id: 'rename', label: 'Rename', icon: 'heroicons_outline:pencil-square', shortcut: 'F2' },
      { id: 'duplicate', label: 'Duplicate', icon: 'heroicons_outline:document-duplicate', shortcut: 'Mod+D' },
    ],
  },
  {
    id: 'end',
    items: [{ id: 'delete', label: 'Delete', icon: 'heroicons_outline:trash', tone: 'error' as const }],
  },
];

function Toggle() {
  const [pressed, setPressed] = useState(true);
  return (
    <ToggleButton
      label="Starred"
      icon="heroicons_outline:star"
      iconPressed="heroicons_solid:star"
      pressed={pressed}
      onChange={setPressed}
    />
  );
}

function Toggles() {
  const [value, setValue] = useState<'list' | 'board' | 'map'>('board');
  return (
    <ToggleGroup
      label="Show as"
      value={value}
      onChange={setValue}
      options={[
        { value: 'list', label: 'List' },
        { value: 'board', label: 'Board' },
        { value: 'map', label: 'Map' },
      ]}
    />
  );
}

/** Components that perform an action or navigate, one entry each. */
export const actions = {
  Button: () => (
    <>
      <Button tone="primary" variant="solid">
        Save changes
      </Button>
      <Button leadingIcon="heroicons_outline:arrow-down-tray">Export</Button>
      <Button variant="quiet">Cancel</Button>
    </>
  ),
  IconButton: () => (
    <>
      <IconButton label="Add a note" icon="heroicons_outline:plus" tone="primary" variant="solid" />
      <IconButton label="Share" icon="heroicons_outline:share" variant="outline" />
      <IconButton label="More" icon="heroicons_outline:ellipsis-horizontal" />
    </>
  ),
  ButtonGroup: () => (
    <ButtonGroup label="Page">
      <Button variant="outline">Previous</Button>
      <Button variant="outline">Today</Button>
      <Button variant="outline">Next</Button>
    </ButtonGroup>
  ),
  SplitButton: () => (
    <SplitButton
      label="Send now"
      menuLabel="More ways to send"
      tone="primary"
      variant="solid"
      sections={[
        {
          id: 'later',
          items: [
            { id: 'tomorrow', label: 'Send tomorrow' },
            { id: 'monday', label: 'Send on Monday' },
          ],
        },
      ]}
      onClick={() => {}}
      onAction={() => {}}
    />
  ),
  ToggleButton: Toggle,
  ToggleGroup: Toggles,
  Menu: () => <Menu label="Document" text="Document" variant="outline" sections={sections} />,
  ContextMenu: () => (
    <ContextMenu label="March report" sections={sections}>
      <div
        style={{
          paddingBlock: vars.space[16],
          paddingInline: vars.space[20],
          border: `1px dashed ${vars.color.border.strong}`,
          borderRadius: vars.radius.menu,
          color: vars.color.text.muted,
        }}
      >
        Press here with the right button
      </div>
    </ContextMenu>
  ),
  Toolbar: () => (
    <Toolbar
      label="Text"
      sections={[
        {
          id: 'look',
          kind: 'checkbox',
          items: [
            { id: 'bold', label: 'Bold', icon: 'mat_solid:format_bold', checked: true },
            { id: 'italic', label: 'Italic', icon: 'mat_solid:format_italic' },
            { id: 'underline', label: 'Underline', icon: 'mat_solid:format_underlined' },
          ],
        },
        {
          id: 'list',
          items: [
            { id: 'bullets', label: 'Bullets', icon: 'mat_solid:format_list_bulleted' },
            { id: 'link', label: 'Link', icon: 'heroicons_outline:link' },
          ],
        },
      ]}
      onAction={() => {}}
    />
  ),
  Link: () => (
    <p>
      Opening hours were <Link href="/hours">changed last week</Link>.
    </p>
  ),
  LinkButton: () => (
    <LinkButton href="/facilities" trailingIcon="heroicons_outline:arrow-right">
      All facilities
    </LinkButton>
  ),
  CopyButton: () => <CopyButton text="https://facility.example/42" label="Copy the address" />,
  Kbd: () => (
    <span style={{ display: 'flex', gap: vars.space[12] }}>
      <Kbd keys="Mod+K" platform="other" />
      <Kbd keys="Shift+Enter" platform="other" />
    </span>
  ),
};
