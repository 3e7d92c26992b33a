import { showOverlay } from './OverlayHost';

/** What may be told: keys of `message` in the texts of the guards. */
export type NotificationText = 'signedInAlready' | 'unkept';

let count = 0;

/** Shows a message over every page, from outside of React. */
export async function notify(text: NotificationText, tone: 'error' | 'warning'): Promise<void> {
  count += 1;
  const key = count;
  try {
    const { Notification } = await import('./Notification');
    showOverlay('message', <Notification key={key} text={text} tone={tone} />);
  } catch {
    // Off line its code may be out of reach, and what it is about has happened all the same.
  }
}
