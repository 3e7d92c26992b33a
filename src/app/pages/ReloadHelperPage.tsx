import { redirect, replace } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { now } from '#lib/time/clock';
import { paths } from '#domain/paths';
import { safeRedirect } from '#domain/safeRedirect';

import { appContext } from '#app/routes/appContext';
import { PageFallback } from '#app/layouts/PageFallback';

/** Two redirects to one target within this time (ms) are a loop. */
const loopWindowMs = 2000;
const noteKey = 'reload-helper';
let note = '';

// Survives a reload, which may be part of the loop. Without storage the previous page is at least known in memory.
function readNote(): string {
  try {
    return sessionStorage.getItem(noteKey) ?? note;
  } catch {
    return note;
  }
}

function writeNote(text: string): void {
  note = text;
  try {
    sessionStorage.setItem(noteKey, text);
  } catch {
    // Without storage the note stays in memory.
  }
}

function isLoop(target: string): boolean {
  const at = now().getTime();
  const [time = '', ...rest] = readNote().split(' ');
  writeNote(`${at} ${target}`);
  return rest.join(' ') === target && Math.abs(at - Number(time)) < loopWindowMs;
}

/**
 * `/reload-helper`: goes to `redirectURL`, or back to the previous page, so that all route middleware runs and all
 * queries are requested again (directory 2.19). Only the loading bar is shown.
 */
export function loader({ request, context }: LoaderFunctionArgs): never {
  const { router, queryClient } = context.get(appContext);
  const { state } = router;
  const hasPreviousPage = state.initialized;
  const from = hasPreviousPage ? state.location.pathname + state.location.search + state.location.hash : null;
  const wanted = safeRedirect(new URL(request.url).searchParams.get('redirectURL') ?? from);
  const target = isLoop(wanted) ? paths.home : wanted;
  void queryClient.invalidateQueries();
  // This address never stays in the history; the previous page does, unless it is the target.
  throw hasPreviousPage && target !== from ? redirect(target) : replace(target);
}

/** The loading bar; the loader always redirects. */
export function Component() {
  return <PageFallback />;
}
