import { showOver } from './OverlayHost';

/** What may be told: keys of `message` in the texts of the guards. */
export type MessageText = 'signedInAlready' | 'unkept';

let count = 0;

/** Shows a message over every page, from outside of React. */
export async function tell(text: MessageText, tone: 'error' | 'warning'): Promise<void> {
  count += 1;
  const key = count;
  try {
    const { Message } = await import('./Notification');
    showOver('message', <Message key={key} text={text} tone={tone} />);
  } catch {
    // Off line its code may be out of reach, and what it is about has happened all the same.
  }
}
