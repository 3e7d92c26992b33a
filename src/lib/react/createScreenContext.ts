import { createContext, use } from 'react';
import type { Context } from 'react';

/**
 * A context for the state that the parts of a screen share, and the hook that returns it:
 * `const [MailboxContext, useMailbox] = createScreenContext<Mailbox>('MailboxScreen')`. The hook throws outside of the
 * screen, which it names.
 */
export function createScreenContext<State extends object>(screen: string): [Context<State | null>, () => State] {
  const ScreenContext = createContext<State | null>(null);
  function useScreenState(): State {
    const state = use(ScreenContext);
    if (!state) throw new Error(`A part of ${screen} found no context above: render it inside ${screen}.`);
    return state;
  }
  return [ScreenContext, useScreenState];
}
