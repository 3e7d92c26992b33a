import type { Page } from 'playwright';

/** A control that a person can reach now. */
export interface Control {
  /** Role or element name, and accessible name: the same control on another visit. */
  name: string;
  /** `outside`: leads to another host, a file or a program, and is recorded instead of pressed. */
  kind: 'press' | 'text' | 'select' | 'range' | 'outside';
}

/** Lists the visible, enabled controls in the order of the document, and remembers them in the page for `reachControl`. */
export function listControls(page: Page): Promise<Control[]> {
  return page.evaluate(() => {
    const selector =
      'a[href], button, input, textarea, select, summary, [contenteditable="true"], [tabindex="0"], [role="tab"], ' +
      '[role^="menuitem"], [role="option"], [role="treeitem"], [role="gridcell"][tabindex]';
    const controls: Control[] = [];
    const elements: Element[] = [];
    // What is behind a modal dialog cannot be used.
    const scope = [...document.querySelectorAll(':modal')].at(-1) ?? document;
    for (const element of scope.querySelectorAll<HTMLElement>(selector)) {
      if (!element.checkVisibility({ opacityProperty: false, visibilityProperty: true })) continue;
      if (element.matches(':disabled') || element.closest('[inert], [aria-hidden="true"]')) continue;
      // For the mouse only, as beside a number: the field does the same by its keys. Arrow keys lead to those of a group.
      const isForMouse =
        element.matches('button[tabindex="-1"]') &&
        !element.closest(
          '[role="toolbar"], [role="tablist"], [role="radiogroup"], [role="grid"], [role^="tree"], [role^="menu"]',
        );
      if (isForMouse) continue;
      const { width, height } = element.getBoundingClientRect();
      if (width < 1 || height < 1) continue;
      const role = element.getAttribute('role') ?? element.localName;
      const label =
        element.getAttribute('aria-label') ??
        (element as HTMLInputElement).labels?.[0]?.textContent ??
        element.textContent.trim();
      const type = element instanceof HTMLInputElement ? element.type : '';
      const href = element instanceof HTMLAnchorElement ? element.href : undefined;
      const isOutside =
        (href !== undefined && (new URL(href).origin !== location.origin || element.hasAttribute('download'))) ||
        (element instanceof HTMLAnchorElement && element.target === '_blank') ||
        type === 'file';
      const isText =
        element instanceof HTMLTextAreaElement ||
        element.isContentEditable ||
        (element instanceof HTMLInputElement &&
          ['text', 'search', 'email', 'tel', 'url', 'password', 'number', 'date', 'time', 'month'].includes(type));
      const kind = isOutside
        ? 'outside'
        : isText
          ? 'text'
          : element instanceof HTMLSelectElement
            ? 'select'
            : type === 'range' || role === 'slider'
              ? 'range'
              : 'press';
      controls.push({ name: `${role} ${label.slice(0, 60)}`.replaceAll(/\s+/g, ' '), kind });
      elements.push(element);
    }
    (globalThis as unknown as { walkControls: Element[] }).walkControls = elements;
    return controls;
  });
}

/**
 * Brings a listed control into view and focuses it if asked to; returns its centre, or `undefined` if it has gone or
 * something covers it, as a modal dialog does.
 */
export function reachControl(page: Page, index: number, focus: boolean): Promise<{ x: number; y: number } | undefined> {
  return page.evaluate(
    ([at, focuses]) => {
      // There is no list in a page that has loaded since.
      const element = (globalThis as unknown as { walkControls?: HTMLElement[] }).walkControls?.[at];
      if (element === undefined || !element.isConnected) return undefined;
      const box = element.getBoundingClientRect();
      if (box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth) {
        element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      }
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + Math.min(height / 2, 40)];
      const hit = document.elementFromPoint(x, y);
      if (hit === null || !(element.contains(hit) || hit.contains(element) || hit.closest('label'))) return undefined;
      if (focuses) element.focus({ preventScroll: true });
      return { x, y };
    },
    [index, focus] as const,
  );
}
