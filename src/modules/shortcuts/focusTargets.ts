import type { VirtualHandle } from '#components/VirtualList';

/** The elements of the panel that the focus goes to when its mode changes, because the control that had it is gone then. */
export class FocusTargets {
  #body: HTMLElement | null = null;
  #editButton: HTMLElement | null = null;
  #addButton: HTMLElement | null = null;
  #grid: VirtualHandle | null = null;

  readonly setBody = (element: HTMLElement | null) => {
    this.#body = element;
  };
  readonly setEditButton = (element: HTMLElement | null) => {
    this.#editButton = element;
  };
  readonly setAddButton = (element: HTMLElement | null) => {
    this.#addButton = element;
  };
  readonly setGrid = (handle: VirtualHandle | null) => {
    this.#grid = handle;
  };

  /** Whether a form is on the screen; `form` is the id of the shortcut, or `new`. */
  isFormShown(form: string): boolean {
    return this.#body?.dataset['form'] === form;
  }

  /** A cell by the id of its shortcut, which stands at `index`; the plus button where there is none. */
  focusCell(id: string | undefined, index: number): void {
    const findCell = () =>
      id === undefined ? null : this.#body?.querySelector<HTMLElement>(`[data-shortcut="${CSS.escape(id)}"]`);
    const cell = findCell();
    if (cell || id === undefined || !this.#grid) {
      (cell ?? this.#addButton)?.focus();
      return;
    }
    // In a long list it may be out of sight, and is drawn a frame after it was asked for.
    this.#body?.focus();
    this.#grid.scrollTo(index);
    requestAnimationFrame(() => requestAnimationFrame(() => (findCell() ?? this.#addButton)?.focus()));
  }

  focusEditButton(): void {
    this.#editButton?.focus();
  }

  /** A form that is there has taken the focus; one that is still being fetched will. */
  focusForm(): void {
    const body = this.#body;
    if (body && !body.contains(document.activeElement)) body.focus();
  }

  /** The first field that was refused. */
  focusFirstInvalid(): void {
    this.#body?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }
}
