import { categoriesQuery, tagsQuery } from '#modules/facility-search/queries';
import { CreateFacility } from '#modules/facility-create/CreateFacility';
import type { LoadTaxonomy } from '#modules/facility-create/queries';

const loadTaxonomy: LoadTaxonomy = async (client) => {
  const [categories, tags] = await Promise.all([client.fetchQuery(categoriesQuery()), client.fetchQuery(tagsQuery())]);
  return { categories, tags };
};

const resend = async () => (await import('#modules/session/queries')).sendResend();

/** `/facility/create`, put together from the form, the categories of the search and the mails that confirm an address. */
export function Component() {
  return <CreateFacility loadTaxonomy={loadTaxonomy} resend={resend} />;
}
