import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';

import type { TranslationFailure } from '#lib/i18n/createI18n';

import { TranslationFailurePage } from './TranslationFailurePage';
import { over } from './TranslationFailurePage.css';

let waiting: TranslationFailure[] = [];
let tries = 0;
let root: Root | undefined;
let place: HTMLElement | undefined;

function close(): void {
  // Only a dialog that is closed gives the focus back; one that is taken away does not.
  place?.querySelector('dialog')?.close();
  root?.unmount();
  place?.remove();
  root = undefined;
  tries = 0;
}

function giveUp(): void {
  const given = waiting;
  waiting = [];
  close();
  for (const failure of given) failure.giveUp();
}

async function retry(): Promise<void> {
  const tried = waiting;
  waiting = [];
  draw(true);
  await Promise.all(tried.map((failure) => failure.retry()));
  tries += 1;
  if (waiting.length > 0) draw(false);
  else close();
}

function draw(retrying: boolean): void {
  // Beside the app and not in it: the app may not be there yet, and what has been typed in it stays where it is.
  if (!root) {
    place = document.body.appendChild(document.createElement('div'));
    root = createRoot(place);
  }
  root.render(
    <dialog
      ref={(dialog) => {
        // Above any dialog that is open, with the focus kept in it and given back.
        if (dialog && !dialog.open) dialog.showModal();
      }}
      className={over}
      aria-labelledby="translation-failure"
      onCancel={(event) => {
        event.preventDefault();
        if (!retrying) giveUp();
      }}
    >
      <TranslationFailurePage
        tries={tries}
        retrying={retrying}
        onRetry={() => {
          if (!retrying) void retry();
        }}
        onGiveUp={giveUp}
      />
    </dialog>,
  );
}

/** Lets the person decide about texts that cannot be had: over everything, for all that fails together. */
export function showTranslationFailure(failure: TranslationFailure): void {
  const isFirst = root === undefined;
  waiting.push(failure);
  if (isFirst) draw(false);
}
