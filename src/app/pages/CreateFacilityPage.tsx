import { CreateFacility } from '#modules/facility-create/CreateFacility';

import { loadTaxonomy } from './taxonomy';

const resend = async () => (await import('#modules/session/queries')).sendResend();

/** `/facility/create`, put together from the form, the categories of the search and the mails that confirm an address. */
export function Component() {
  return <CreateFacility loadTaxonomy={loadTaxonomy} resend={resend} />;
}
