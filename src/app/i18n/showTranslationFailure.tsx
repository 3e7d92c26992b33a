import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';

import type { TranslationFailure } from '#lib/i18n/createI18n';

import { TranslationFailurePage } from './TranslationFailurePage';
import { over } from './TranslationFailurePage.css';

let waiting: TranslationFailure[] = [];
let tries = 0;
let root: Root | undefined;
let container: HTMLElement | undefined;

function close(): void {
  // Removing an open dialog would not restore the focus.
  container?.querySelector('dialog')?.close();
  root?.unmount();
  container?.remove();
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
  render(true);
  await Promise.all(tried.map((failure) => failure.retry()));
  tries += 1;
  if (waiting.length > 0) render(false);
  else close();
}

function render(retrying: boolean): void {
  // A root of its own: the application may not have rendered yet, and what was typed in it stays.
  if (!root) {
    container = document.body.appendChild(document.createElement('div'));
    root = createRoot(container);
  }
  root.render(
    <dialog
      ref={(dialog) => {
        // Modal, so that it covers any open dialog, traps the focus and restores it.
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

/** Shows one dialog over the page for all namespaces that fail together; it retries or gives up all of them. */
export function showTranslationFailure(failure: TranslationFailure): void {
  const isFirst = root === undefined;
  waiting.push(failure);
  if (isFirst) render(false);
}
