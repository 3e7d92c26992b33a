import { AccountDetailsPage } from '#modules/account/AccountDetailsPage';
import { request } from '#lib/http/request';

const resend = async () => {
  const { resendVerification } = await import('#modules/session/api');
  return request(resendVerification, {});
};

/** The page of the account, put together from the account and the mails that confirm its address. */
export function Component() {
  return <AccountDetailsPage resend={resend} />;
}
