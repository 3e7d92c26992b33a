import { ArticleTeaser } from '#modules/article/ArticleTeaser';
import { HomePage } from '#modules/facility-search/HomePage';
import { RedirectSignIn } from '#modules/session/RedirectSignIn';

/** The home page: search, articles, and the sign-in for someone who was redirected here from a page that needs it. */
export function Component() {
  return (
    <>
      <HomePage>
        <ArticleTeaser />
      </HomePage>
      <RedirectSignIn />
    </>
  );
}
