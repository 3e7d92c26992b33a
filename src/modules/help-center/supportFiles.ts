import { currentSession } from '#lib/session/session';

let kept: { user: string; files: readonly File[] } | undefined;

const userId = () => {
  const session = currentSession();
  return session.status === 'authenticated' ? session.user.id : undefined;
};

/** The files that the signed-in person has chosen for a request, as long as the tab is open: drafts cannot hold files. */
export const readSupportFiles = (): readonly File[] => (kept && kept.user === userId() ? kept.files : []);

/** Keeps them while the person reads something else. */
export function keepSupportFiles(files: readonly File[]): void {
  const user = userId();
  kept = user === undefined || files.length === 0 ? undefined : { user, files };
}
