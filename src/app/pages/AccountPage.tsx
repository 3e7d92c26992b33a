import { AccountDetailsPage } from '#modules/account/AccountDetailsPage';
import { request } from '#lib/http/request';

const resend = async () => {
  const { resendVerification } = await import('#modules/session/api');
  return request(resendVerification, {});
};

/** The account page, composed of the account and the resending of confirmation mails. */
export function Component() {
  return <AccountDetailsPage resend={resend} />;
}
