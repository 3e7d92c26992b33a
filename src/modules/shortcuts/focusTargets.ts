import type { VirtualHandle } from '#components/VirtualList';

/** Elements that take focus when the panel's mode changes and the focused control unmounts. */
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

  /** Whether a form is shown; `form` is the id of the shortcut, or `new`. */
  isFormShown(form: string): boolean {
    return this.#body?.dataset['form'] === form;
  }

  /** Focuses the cell of a shortcut, which is at `index`, or else the add button. */
  focusCell(id: string | undefined, index: number): void {
    const findCell = () =>
      id === undefined ? null : this.#body?.querySelector<HTMLElement>(`[data-shortcut="${CSS.escape(id)}"]`);
    const cell = findCell();
    if (cell || id === undefined || !this.#grid) {
      (cell ?? this.#addButton)?.focus();
      return;
    }
    // In a virtualised list the cell is rendered a frame after scrolling.
    this.#body?.focus();
    this.#grid.scrollTo(index);
    requestAnimationFrame(() => requestAnimationFrame(() => (findCell() ?? this.#addButton)?.focus()));
  }

  focusEditButton(): void {
    this.#editButton?.focus();
  }

  /** The form focuses itself on mount; focus the body while it still loads. */
  focusForm(): void {
    const body = this.#body;
    if (body && !body.contains(document.activeElement)) body.focus();
  }

  /** Focuses the first invalid field. */
  focusFirstInvalid(): void {
    this.#body?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }
}
