import { redirect, replace } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { now } from '#lib/time/clock';
import { paths } from '#domain/paths';
import { safeRedirect } from '#domain/safeRedirect';

import { appContext } from '#app/routes/appContext';
import { PageFallback } from '#app/layouts/PageFallback';

/** Two ways to one target within this time (ms) are a loop. */
const loopTime = 2000;
const noteKey = 'reload-helper';
let note = '';

// Outlives a reload, which may be what makes the loop, and where the browser keeps nothing at least the page is known.
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
    // Kept in memory.
  }
}

function isLoop(target: string): boolean {
  const at = now().getTime();
  const [time = '', ...rest] = readNote().split(' ');
  writeNote(`${at} ${target}`);
  return rest.join(' ') === target && Math.abs(at - Number(time)) < loopTime;
}

/**
 * `/reload-helper`: goes to `redirectURL`, or back to where somebody was, in a way that asks every guard and every
 * query again (directory 2.19). Nothing is shown but the loading bar.
 */
export function loader({ request, context }: LoaderFunctionArgs): never {
  const { router, queryClient } = context.get(appContext);
  const { state } = router;
  const wasSomewhere = state.initialized;
  const from = wasSomewhere ? state.location.pathname + state.location.search + state.location.hash : null;
  const wanted = safeRedirect(new URL(request.url).searchParams.get('redirectURL') ?? from);
  const target = isLoop(wanted) ? paths.home : wanted;
  void queryClient.invalidateQueries();
  // This address is in nobody's way back; the page before it is, unless it is the target.
  throw wasSomewhere && target !== from ? redirect(target) : replace(target);
}

/** The loading bar: the page is never arrived at. */
export function Component() {
  return <PageFallback />;
}
