/** Families of components, in the order of the sidebar. */
export const families = [
  'Actions',
  'Forms',
  'Overlays',
  'Navigation',
  'Data display',
  'Charts',
  'Feedback',
  'Layout',
  'Internal',
] as const;

export type Family = (typeof families)[number];

/**
 * `stable`: screens of the product use it, and its props change only with a migration. `beta`: no screen uses it yet,
 * and its props may still change.
 */
export type Status = 'stable' | 'beta';

/** How a component is listed. */
export interface CatalogueEntry {
  family: Family;
  status: Status;
  /** Names that other libraries and designers give it; the sidebar's search finds it by them. */
  alsoKnownAs: readonly string[];
}

const listed = (family: Family, status: Status, components: Readonly<Record<string, string>>) =>
  Object.entries(components).map(([name, names]): [string, CatalogueEntry] => [
    name,
    { family, status, alsoKnownAs: names === '' ? [] : names.split(', ') },
  ]);

/** Every component with its family, its status and its other names. */
export const catalogue: Readonly<Record<string, CatalogueEntry>> = Object.fromEntries([
  ...listed('Actions', 'stable', {
    Button: 'Push button, CTA',
    ButtonGroup: 'Button bar, Joined buttons',
    CopyButton: 'Copy to clipboard',
    FullscreenToggle: '',
    IconButton: 'Icon-only button',
    LinkButton: 'Button link, Anchor button',
    Menu: 'Dropdown menu, Action menu, Overflow menu, Kebab',
    SubmitButton: 'Save button, Form button',
    ToggleButton: 'Pressed button',
    Toolbar: 'Action bar, Button bar',
  }),
  ...listed('Actions', 'beta', {
    ContextMenu: 'Right-click menu',
    SplitButton: 'Dropdown button, Button with menu',
    ToggleGroup: 'Segmented control, Button toggle',
  }),
  ...listed('Forms', 'stable', {
    Calendar: 'Date grid, Month view',
    Checkbox: 'Tick box',
    CheckboxGroup: 'Choice list, Multiple choice',
    Autocomplete: 'Combobox, Typeahead, Dropdown, Suggestions',
    DateField: 'Date input',
    DatePicker: 'Date input, Calendar picker',
    DraftNotice: 'Restored draft, Autosave notice',
    Fieldset: 'Form group, Legend',
    FileField: 'File upload, Dropzone, Attachment, File picker',
    FormErrorSummary: 'Validation summary, Error list',
    InlineEdit: 'Edit in place, Editable text',
    MultiSelect: 'Dropdown, Multiple select, Listbox',
    PasswordField: 'Password input',
    RadioGroup: 'Radio button, Choice list, Single choice',
    RichTextField: 'WYSIWYG, Rich text editor, HTML editor',
    SearchField: 'Search box, Search input',
    Select: 'Dropdown, Picker, Listbox, Select box',
    Slider: 'Range input',
    Switch: 'Toggle, On/off',
    TagField: 'Tag input, Token input, Chips input',
    TextArea: 'Multi-line input, Textarea',
    TextField: 'Text input, Input, Textbox',
    TimeField: 'Time picker, Time input',
  }),
  ...listed('Forms', 'beta', {
    ColorSwatchPicker: 'Color picker, Colour swatches',
    DateRangePicker: 'Period picker, Date interval',
    DateTimeField: 'Date and time picker, Datetime, Reminder',
    NumberField: 'Number input, Stepper input, Spinbutton',
    PhoneField: 'Telephone input, Phone number',
    RangeSlider: 'Dual slider, Two thumbs',
  }),
  ...listed('Overlays', 'stable', {
    CommandPalette: 'Command menu, Quick search, Spotlight',
    ConfirmationDialog: 'Confirm, Alert dialog, Modal, Are you sure',
    Dialog: 'Modal, Lightbox, Popup window',
    Drawer: 'Side panel, Sheet, Slide-over, Sidebar',
    HeaderPopover: 'Header dropdown, Notification panel',
    Popover: 'Popup, Flyout, Bubble',
    Tooltip: 'Hint, Infotip, Title',
  }),
  ...listed('Overlays', 'beta', { HoverCard: 'Preview card, Hover preview' }),
  ...listed('Navigation', 'stable', {
    Breadcrumb: 'Breadcrumbs, Trail',
    HorizontalNavigation: 'Navbar, Top navigation, Menu bar',
    Link: 'Anchor, Hyperlink',
    Pagination: 'Pager, Page numbers',
    SkipLink: 'Skip to content, Skip navigation',
    Stepper: 'Wizard, Steps, Progress tracker',
    Tabs: 'Tab list, Tab panel',
    VerticalNavigation: 'Sidebar, Side nav, Menu',
  }),
  ...listed('Navigation', 'beta', { TabNav: 'Tab links, Sub-navigation, Section tabs' }),
  ...listed('Data display', 'stable', {
    Avatar: 'Profile picture, User picture, Initials',
    Badge: 'Label, Pill, Status label, Lozenge',
    Chip: 'Tag, Pill, Token, Filter chip',
    DescriptionList: 'Definition list, Key-value list, Property list',
    Disclosure: 'Collapse, Expander, Details, Show more',
    FormattedDate: 'Date, Timestamp',
    Highlight: 'Mark, Search match',
    Html: 'Sanitised HTML, Raw HTML',
    Icon: 'Glyph, Symbol, Pictogram',
    Kbd: 'Keyboard shortcut, Hotkey, Key',
    KeyboardShortcutsDialog: 'Hotkeys, Shortcut help, Key list',
    List: 'Item list, List item',
    ArticleWithToc: 'Article, Table of contents, Prose',
    MapView: 'Location map, Markers, Geo',
    Markdown: 'Formatted text, Prose',
    Meter: 'Level, Usage bar, Capacity',
    RelativeTime: 'Time ago, Timestamp',
    PresenceIndicator: 'Status dot, Presence, Online indicator',
    Table: 'Static table, Simple table',
    Timeline: 'Activity feed, History, Event list',
    VirtualGrid: 'Windowed grid, Tile grid, Infinite grid',
    VirtualList: 'Windowed list, Infinite list, Virtual scroll',
  }),
  ...listed('Data display', 'beta', {
    Heading: 'Title, Headline',
    Stat: 'Metric, KPI, Figure, Number card',
    Text: 'Paragraph, Typography, Body text',
    Accordion: 'Collapse, Expansion panel, Details',
    AvatarStack: 'Avatar group, Facepile',
    Checklist: 'To-do list, Task list, Subtasks',
    DataTable: 'Grid, Data grid, Sortable table',
    Masonry: 'Waterfall, Pinterest layout, Tile wall',
    Picture: 'Image, Photo',
    Sortable: 'Drag and drop, Reorder, Kanban board',
    TreeView: 'Tree, Hierarchy, Outline',
  }),
  ...listed('Charts', 'beta', {
    AreaChart: 'Stacked area',
    BarChart: 'Column chart, Histogram',
    DonutChart: 'Doughnut, Ring chart',
    Gauge: 'Speedometer, Dial',
    LineChart: 'Time series, Trend, Graph',
    PieChart: 'Share, Circle chart',
    PolarAreaChart: 'Rose chart, Coxcomb',
    RadarChart: 'Spider chart, Web chart',
    Sparkline: 'Mini chart, Inline chart, Trend',
  }),
  ...listed('Feedback', 'stable', {
    Alert: 'Inline message, Callout, Notice, Notification',
    Banner: 'System message, Announcement bar, Notification',
    EmptyState: 'Blank slate, No results, Placeholder',
    ErrorState: 'Failure, Error page, Retry',
    LiveRegion: 'Screen reader announcement, Announcer',
    LoadingBar: 'Top progress bar, Page loader',
    MutationErrorToasts: 'Save error, Error notification',
    Progress: 'Progress bar, Loader, Progress ring',
    QueryPanel: 'Loading state, Async content, Data states',
    RecordMissing: 'Not found, 404',
    Skeleton: 'Placeholder, Shimmer, Loading placeholder',
    Spinner: 'Loader, Activity indicator, Loading',
    Toast: 'Snackbar, Notification, Flash message',
  }),
  ...listed('Layout', 'stable', {
    AsideLayout: 'Sidebar layout, Two columns, Filter panel',
    Card: 'Panel, Tile, Box, Surface',
    Inline: 'Cluster, Row, Horizontal stack',
    Page: 'Screen, Container',
    PageHeader: 'Title bar, Screen header',
    ScrollArea: 'Scroll view, Overflow container',
    Stack: 'Vertical stack, Column, Spacing',
    VisuallyHidden: 'Screen reader only, sr-only',
  }),
  ...listed('Layout', 'beta', {
    Divider: 'Separator, Rule, Line',
    Grid: 'Columns, Responsive grid',
    ResizablePanels: 'Splitter, Split pane',
  }),
  ...listed('Internal', 'stable', {
    BaseLink: 'Anchor',
    Chart: 'Chart frame',
    ChoiceControl: 'Choice row, Option row',
    Field: 'Form field, Form control, Label',
    FocusScope: 'Focus trap',
    InputFrame: 'Input group, Input border',
    Modal: 'Overlay base, Dialog base',
    Navigation: 'Navigation items',
    OptionList: 'Listbox',
    Positioner: 'Popup, Floating box',
  }),
]);
