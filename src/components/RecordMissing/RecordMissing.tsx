import { EmptyState } from '#components/EmptyState';
import type { IconSource } from '#components/Icon';
import { LinkButton } from '#components/LinkButton';
import { Page } from '#components/Page';

export type RecordMissingProps = {
  icon: IconSource;
  /** Heading of the page: which record does not exist. */
  title: string;
  /** Title of the browser tab. */
  documentTitle: string;
  /** What is missing and why it may be, in one sentence. */
  description: string;
  /** Link to a page that exists. */
  action: { label: string; href: string };
};

/** Console page for an address whose record does not exist or was deleted. */
export function RecordMissing({ icon, title, documentTitle, description, action }: RecordMissingProps) {
  return (
    <Page>
      <title>{documentTitle}</title>
      <EmptyState
        icon={icon}
        title={title}
        headingLevel={1}
        description={description}
        action={<LinkButton href={action.href}>{action.label}</LinkButton>}
      />
    </Page>
  );
}
