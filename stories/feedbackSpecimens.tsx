import { useState } from 'react';

import { Alert } from '#components/Alert';
import { Avatar } from '#components/Avatar';
import { AvatarStack } from '#components/AvatarStack';
import { Badge } from '#components/Badge';
import { Banner } from '#components/Banner';
import { Chip } from '#components/Chip';
import { EmptyState } from '#components/EmptyState';
import { ErrorState } from '#components/ErrorState';
import { FormattedDate } from '#components/FormattedDate';
import { Highlight } from '#components/Highlight';
import { Html } from '#components/Html';
import { Icon } from '#components/Icon';
import { InlineEdit } from '#components/InlineEdit';
import { Markdown } from '#components/Markdown';
import { Meter } from '#components/Meter';
import { Progress } from '#components/Progress';
import { RelativeTime } from '#components/RelativeTime';
import { SaveStatus } from '#components/SaveStatus';
import { Skeleton } from '#components/Skeleton';
import { Spinner } from '#components/Spinner';
import { PresenceIndicator } from '#components/PresenceIndicator';
import { vars } from '#theme/contract.css';

const people = ['Mira Aydın', 'Owen Price', 'Cleo Laurent', 'Ada Yıldız', 'Alan Reed', 'Uma Şahin'];

function Title() {
  const [title, setTitle] = useState('Monthly return');
  return (
    <InlineEdit
      label="Title"
      variant="title"
      value={title}
      onSave={(text) => {
        setTitle(text);
        return undefined;
      }}
    />
  );
}

/** Components that give feedback, one entry each. */
export const feedback = {
  SaveStatus: () => <SaveStatus status="saved" />,
  Badge: () => (
    <>
      <Badge tone="success">Verified</Badge>
      <Badge tone="warning">Pending</Badge>
      <Badge tone="error" variant="solid">
        4
      </Badge>
      <Badge variant="outline">Draft</Badge>
    </>
  ),
  Chip: () => (
    <>
      <Chip leadingIcon="heroicons_mini:clock">Open now</Chip>
      <Chip onRemove={() => {}} removeLabel="Remove Delivery">
        Delivery
      </Chip>
    </>
  ),
  Avatar: () => (
    <>
      {people.slice(0, 4).map((name) => (
        <Avatar key={name} id={name} name={name} />
      ))}
    </>
  ),
  PresenceIndicator: () => (
    <>
      <PresenceIndicator status="online" />
      <PresenceIndicator status="away" />
      <PresenceIndicator status="busy" />
      <PresenceIndicator status="notVisible" />
    </>
  ),
  Icon: () => (
    <>
      {['heroicons_outline:bell', 'heroicons_solid:bell', 'feather:bell', 'mat_outline:notifications'].map((name) => (
        <Icon key={name} name={name} size="large" />
      ))}
      <Icon name="mat_twotone:notifications" size="large" />
    </>
  ),
  Alert: () => (
    <Alert tone="warning" title="Opening hours may be old">
      Nobody has confirmed them since January.
    </Alert>
  ),
  Banner: () => <Banner tone="info">You are off line. What you have opened stays readable.</Banner>,
  EmptyState: () => (
    <EmptyState
      icon="heroicons_outline:inbox"
      headingLevel={3}
      title="No messages"
      description="When you have messages, they will appear here."
    />
  ),
  ErrorState: () => (
    <ErrorState error={new Error('The server did not answer')} what="reviews" headingLevel={3} onRetry={() => {}} />
  ),
  Skeleton: () => (
    <div style={{ display: 'grid', gap: vars.space[12], inlineSize: '100%' }}>
      <Skeleton variant="text" lines={3} />
    </div>
  ),
  Spinner: () => <Spinner />,
  Progress: () => <Progress label="Uploading" value={62} />,
  Meter: () => <Meter label="Storage" value={72} low={60} high={85} optimum={10} />,
  AvatarStack: () => <AvatarStack label="Members" max={4} people={people.map((name) => ({ id: name, name }))} />,
  Html: () => <Html html="<p>The <strong>monthly return</strong> is due on <em>Friday</em>.</p>" />,
  Markdown: () => <Markdown source={'Bring the **prescription**, or its number.'} />,
  Highlight: () => (
    <p>
      <Highlight text="Harbour Pharmacy, Port Calder" query="port" />
    </p>
  ),
  FormattedDate: () => (
    <p>
      <FormattedDate date="2026-03-16T09:20:00Z" timeZone="UTC" />
    </p>
  ),
  RelativeTime: () => (
    <p>
      <RelativeTime date="2026-03-16T09:20:00Z" timeZone="UTC" />
    </p>
  ),
  InlineEdit: Title,
};
