/** Thrown while a page is drawn: the router takes it for a 404 answer and shows the app's own page for that. */
export class NotFoundError extends Error {
  readonly status = 404;
  readonly statusText = 'Not Found';
  readonly internal = false;
  readonly data = null;
}
