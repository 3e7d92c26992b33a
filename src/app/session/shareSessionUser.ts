import { currentSession, updateSessionUser } from '#lib/session/session';
import type { SessionUser } from '#lib/session/session';

const others = new BroadcastChannel('session-user');
// What all tabs know already.
let known = '';

const isUser = (value: unknown): value is SessionUser =>
  typeof value === 'object' && value !== null && 'id' in value && 'status' in value && 'name' in value;

others.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const session = currentSession();
  if (session.status !== 'authenticated' || !isUser(data) || data.id !== session.user.id) return;
  known = JSON.stringify(data);
  if (known !== JSON.stringify(session.user)) updateSessionUser(data);
});

/** Tells the other tabs what has changed about the person who is signed in, such as the status. */
export function shareSessionUser(user: SessionUser): void {
  const text = JSON.stringify(user);
  if (text === known) return;
  known = text;
  others.postMessage(user);
}
