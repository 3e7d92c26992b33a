import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { shortcutsReducer, viewing } from './shortcutsMachine';
import type { ShortcutsEvent, ShortcutsState } from './shortcutsMachine';

type Mode = ShortcutsState['mode'];

// All transitions of the specification, section 4, repeated here. Any other event keeps the mode.
const transitions: Readonly<Record<Mode, Partial<Record<ShortcutsEvent['type'], Mode>>>> = {
  view: { open: 'view', 'start-editing': 'modify' },
  modify: { open: 'view', add: 'add', edit: 'edit', done: 'view' },
  add: { open: 'view', cancel: 'modify', saved: 'modify' },
  edit: { open: 'view', cancel: 'modify', saved: 'modify', deleted: 'modify' },
};

/** The expected state. */
type Model = { mode: Mode; editedId: string | undefined };
/** The state of the reducer. */
type Panel = { state: ShortcutsState };

class Step implements fc.Command<Model, Panel> {
  readonly event: ShortcutsEvent;

  constructor(event: ShortcutsEvent) {
    this.event = event;
  }

  // Any event may occur at any time, including invalid ones.
  check = () => true;

  run(model: Model, panel: Panel) {
    const before = panel.state;
    panel.state = shortcutsReducer(before, this.event);
    const next = transitions[model.mode][this.event.type];
    if (next === undefined) {
      expect(panel.state).toBe(before);
      return;
    }
    model.editedId = next !== 'edit' ? undefined : this.event.type === 'edit' ? this.event.id : model.editedId;
    model.mode = next;
    expect(panel.state).toEqual(model.editedId === undefined ? { mode: next } : { mode: next, id: model.editedId });
  }

  toString = () => JSON.stringify(this.event);
}

const withoutId = ['open', 'start-editing', 'add', 'cancel', 'saved', 'deleted', 'done'] as const;
const anyStep = fc.oneof(
  fc.constantFrom(...withoutId).map((type) => new Step({ type })),
  fc.string({ minLength: 1, maxLength: 8 }).map((id) => new Step({ type: 'edit', id })),
);

describe('the modes of the shortcuts panel', () => {
  it('are those of the specification on any walk of 1,000 steps', () => {
    const reached = new Set<Mode>();
    fc.assert(
      fc.property(fc.array(anyStep, { minLength: 1000, maxLength: 1000, size: 'max' }), (steps) => {
        const panel: Panel = { state: viewing };
        const model: Model = { mode: 'view', editedId: undefined };
        fc.modelRun(() => ({ model, real: panel }), steps.map(watched));
        function watched(step: Step) {
          const { event } = step;
          return Object.assign(new Step(event), {
            run(model: Model, real: Panel) {
              step.run(model, real);
              reached.add(real.state.mode);
            },
          });
        }
      }),
      { numRuns: 50 },
    );
    expect([...reached].toSorted()).toEqual(['add', 'edit', 'modify', 'view']);
  });

  it('begin with view, whatever was shown before', () => {
    const states: ShortcutsState[] = [viewing, { mode: 'modify' }, { mode: 'add' }, { mode: 'edit', id: 'a' }];
    for (const state of states) expect(shortcutsReducer(state, { type: 'open' })).toEqual(viewing);
  });
});
