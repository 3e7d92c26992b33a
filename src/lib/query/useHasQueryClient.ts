import { QueryClientContext } from '@tanstack/react-query';
import { useContext, useSyncExternalStore } from 'react';

/**
 * Whether queries can be made. A page that can be used without any answers is drawn before their code is there, and what
 * of it asks something comes after.
 */
export function useHasQueryClient(): boolean {
  return useContext(QueryClientContext) !== undefined;
}

let lost = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function note(isLost: boolean): void {
  lost = isLost;
  for (const listener of listeners) listener();
}

/**
 * Notes that their code could not be had; most browsers do not ask for it again before the page is loaded anew. Answers
 * the way to take that back.
 */
export function markQueryClientUnavailable(): () => void {
  note(true);
  return () => note(false);
}

/** Whether nothing can be asked before the page is loaded anew. */
export function useIsQueryClientUnavailable(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => lost,
    () => false,
  );
}
