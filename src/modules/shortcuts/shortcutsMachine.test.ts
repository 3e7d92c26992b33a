import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { shortcutsReducer, viewing } from './shortcutsMachine';
import type { ShortcutsEvent, ShortcutsState } from './shortcutsMachine';

type Mode = ShortcutsState['mode'];

// Specification, section 4, written down once more: all ways there are. What is not here leads nowhere.
const ways: Readonly<Record<Mode, Partial<Record<ShortcutsEvent['type'], Mode>>>> = {
  view: { open: 'view', pencil: 'modify' },
  modify: { open: 'view', plus: 'add', choose: 'edit', done: 'view' },
  add: { open: 'view', cancel: 'modify', saved: 'modify' },
  edit: { open: 'view', cancel: 'modify', saved: 'modify', deleted: 'modify' },
};

/** What the specification knows of the panel. */
type Model = { mode: Mode; chosen: string | undefined };
/** The panel as it is built. */
type Panel = { state: ShortcutsState };

class Step implements fc.Command<Model, Panel> {
  readonly event: ShortcutsEvent;

  constructor(event: ShortcutsEvent) {
    this.event = event;
  }

  // Every event may come at any time, the illegal ones too.
  check = () => true;

  run(model: Model, panel: Panel) {
    const before = panel.state;
    panel.state = shortcutsReducer(before, this.event);
    const next = ways[model.mode][this.event.type];
    if (next === undefined) {
      expect(panel.state).toBe(before);
      return;
    }
    model.chosen = next !== 'edit' ? undefined : this.event.type === 'choose' ? this.event.id : model.chosen;
    model.mode = next;
    expect(panel.state).toEqual(model.chosen === undefined ? { mode: next } : { mode: next, id: model.chosen });
  }

  toString = () => JSON.stringify(this.event);
}

const plain = ['open', 'pencil', 'plus', 'cancel', 'saved', 'deleted', 'done'] as const;
const anyStep = fc.oneof(
  fc.constantFrom(...plain).map((type) => new Step({ type })),
  fc.string({ minLength: 1, maxLength: 8 }).map((id) => new Step({ type: 'choose', id })),
);

describe('the modes of the shortcuts panel', () => {
  it('are those of the specification on any walk of 1,000 steps', () => {
    const met = new Set<Mode>();
    fc.assert(
      fc.property(fc.array(anyStep, { minLength: 1000, maxLength: 1000, size: 'max' }), (steps) => {
        const panel: Panel = { state: viewing };
        const model: Model = { mode: 'view', chosen: undefined };
        fc.modelRun(() => ({ model, real: panel }), steps.map(watched));
        function watched(step: Step) {
          const { event } = step;
          return Object.assign(new Step(event), {
            run(model: Model, real: Panel) {
              step.run(model, real);
              met.add(real.state.mode);
            },
          });
        }
      }),
      { numRuns: 50 },
    );
    expect([...met].toSorted()).toEqual(['add', 'edit', 'modify', 'view']);
  });

  it('begin with view, whatever was shown before', () => {
    const states: ShortcutsState[] = [viewing, { mode: 'modify' }, { mode: 'add' }, { mode: 'edit', id: 'a' }];
    for (const state of states) expect(shortcutsReducer(state, { type: 'open' })).toEqual(viewing);
  });
});
