import { CreateFacility } from '#modules/facility-create/CreateFacility';

import { loadTaxonomy } from './taxonomy';

const resend = async () => (await import('#modules/session/queries')).sendResend();

/** `/facility/create`, composed of the form, the search's categories and the resending of confirmation mails. */
export function Component() {
  return <CreateFacility loadTaxonomy={loadTaxonomy} resend={resend} />;
}
