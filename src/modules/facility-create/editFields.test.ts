import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { emptyValues } from './draftValues';
import { differingFields, editFields, fieldValue, mergeFields, withField } from './editFields';
import type { EditField } from './editFields';

type Values = typeof emptyValues.facility;

const text = fc.constantFrom('', 'a', 'b', 'c');
const values: fc.Arbitrary<Values> = fc
  .record({
    name: text,
    line1: text,
    line2: text,
    cityId: text,
    districtId: text,
    postalCode: text,
    email: text,
    hoursNote: text,
    services: fc.array(text, { maxLength: 2 }),
    geo: fc.option(fc.record({ lat: fc.integer({ min: 1, max: 2 }), lon: fc.constant(1) })),
    lift: fc.constantFrom('yes' as const, 'no' as const),
  })
  .map(({ line1, line2, cityId, districtId, postalCode, lift, ...fields }) => ({
    ...emptyValues.facility,
    ...fields,
    accessibility: { lift },
    address: { line1, line2, cityId, districtId, postalCode },
  }));

describe('mergeFields', () => {
  it('never loses a field that one side alone has changed, and asks about all that both have', () => {
    fc.assert(
      fc.property(values, values, values, (base, here, there) => {
        const merged = mergeFields(base, here, there);
        const of = (field: EditField) => fieldValue(merged.values, field);
        for (const field of editFields) {
          const [was, mine, theirs] = [base, here, there].map((side) => fieldValue(side, field));
          const isMine = JSON.stringify(was) !== JSON.stringify(mine);
          const isTheirs = JSON.stringify(was) !== JSON.stringify(theirs);
          if (isMine && isTheirs) {
            expect(of(field)).toEqual(mine);
            expect(merged.both.includes(field)).toBe(JSON.stringify(mine) !== JSON.stringify(theirs));
          } else {
            expect(of(field)).toEqual(isTheirs ? theirs : mine);
            expect(merged.mine.includes(field)).toBe(isMine);
            expect(merged.theirs.includes(field)).toBe(isTheirs);
          }
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('is theirs where nothing was changed here, and stays as it is where nothing was changed there', () => {
    fc.assert(
      fc.property(values, values, (base, other) => {
        expect(mergeFields(base, base, other)).toMatchObject({ values: other, mine: [], both: [] });
        expect(mergeFields(base, other, base)).toMatchObject({ values: other, theirs: [], both: [] });
      }),
    );
  });

  it('takes a town with its district', () => {
    const other = {
      ...emptyValues.facility,
      address: { ...emptyValues.facility.address, districtId: 'x', line1: 'y' },
    };
    expect(differingFields(emptyValues.facility, other)).toEqual(['line1', 'town']);
    expect(withField(emptyValues.facility, 'town', other).address).toMatchObject({ districtId: 'x', line1: '' });
  });
});
