import { Activity, useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

import { Icon } from '#components/Icon';
import type { IconSource } from '#components/Icon';
import { lineKeys } from '#lib/browser/direction';
import { focusRing } from '#theme/mixins.css';

import * as styles from './Tabs.css';

/** One tab and its panel. */
export type TabItem = {
  value: string;
  label: string;
  icon?: IconSource;
  disabled?: boolean;
  /** Content that is shown while the tab is selected. */
  panel: ReactNode;
};

export type TabsProps = {
  /** Accessible name of the tab list. */
  label: string;
  /** Label and content of each tab, in the order of the row. */
  tabs: readonly TabItem[];
  /** Value of the selected tab. An unknown value selects the first. */
  value: string;
  /** Called with the value of the tab that is opened. */
  onChange: (value: string) => void;
};

// Width of the fade at the ends of a scrolling list, in px.
const fade = 40;

/**
 * Switches between panels in one location (WAI-ARIA tabs, automatic activation). A panel is rendered when its tab is
 * first selected; what is typed in it stays while it is hidden.
 */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const usable = tabs.filter(({ disabled }) => !disabled);
  const shown = usable.find((tab) => tab.value === value) ?? usable[0];
  const [opened, setOpened] = useState<readonly string[]>([]);
  if (shown && !opened.includes(shown.value)) setOpened([...opened, shown.value]);

  function show(tab: TabItem | undefined) {
    if (!tab) return;
    onChange(tab.value);
    const element = list.current?.children[tabs.indexOf(tab)];
    if (element instanceof HTMLElement) element.focus();
  }

  // A URL may select a tab that is scrolled out of view, and so may a number that is added to a label later. Scroll the
  // list only, never the page.
  const labels = tabs.map((tab) => tab.label).join();
  useEffect(() => {
    const bar = list.current;
    const tab = bar?.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
    if (!bar || !tab) return;
    const { left, right } = bar.getBoundingClientRect();
    if (tab.left < left + fade) bar.scrollLeft += tab.left - left - fade;
    else if (tab.right > right - fade) bar.scrollLeft += tab.right - right + fade;
  }, [shown?.value, labels]);

  function handleKeyDown(event: KeyboardEvent) {
    const at = shown ? usable.indexOf(shown) : 0;
    const { forward, back } = lineKeys(event.currentTarget);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Home') show(usable[0]);
    else if (event.key === 'End') show(usable.at(-1));
    else if (event.key === forward || event.key === back)
      show(usable[(at + (event.key === forward ? 1 : -1) + usable.length) % usable.length]);
    else return;
    event.preventDefault();
  }

  return (
    <div className={styles.root}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={handleKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}-tab`}
            aria-selected={tab === shown}
            aria-controls={tab === shown ? `${id}-${tab.value}-panel` : undefined}
            tabIndex={tab === shown ? 0 : -1}
            disabled={tab.disabled}
            className={styles.tab}
            onClick={() => show(tab)}
          >
            {tab.icon ? <Icon source={tab.icon} /> : null}
            {tab.label}
          </button>
        ))}
      </div>
      {tabs
        .filter((tab) => tab === shown || opened.includes(tab.value))
        .map((tab) => (
          <Activity key={tab.value} mode={tab === shown ? 'visible' : 'hidden'}>
            <div
              role="tabpanel"
              id={`${id}-${tab.value}-panel`}
              aria-labelledby={`${id}-${tab.value}-tab`}
              tabIndex={0}
              className={`${focusRing} ${styles.panel}`}
            >
              {tab.panel}
            </div>
          </Activity>
        ))}
    </div>
  );
}
