import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distribute } from './index.ts';

const left = fc.uniqueArray(
  fc.record({ orderItemId: fc.integer({ min: 1, max: 6 }), skuId: fc.nat(), left: fc.integer({ min: 0, max: 50 }) }),
  {
    selector: (l) => l.orderItemId,
    minLength: 1,
    maxLength: 6,
  },
);
const packages = fc.array(
  fc.record({
    items: fc.option(
      fc.array(fc.record({ orderItemId: fc.integer({ min: 1, max: 7 }), count: fc.integer({ min: 1, max: 60 }) }), { maxLength: 5 }),
      { nil: undefined },
    ),
  }),
  { minLength: 1, maxLength: 4 },
);
const sums = (lines: readonly { readonly orderItemId: number; readonly count: number }[]): Map<number, number> => {
  const result = new Map<number, number>();
  for (const l of lines) result.set(l.orderItemId, (result.get(l.orderItemId) ?? 0) + l.count);
  return result;
};

describe('packing', () => {
  it('puts exactly what was asked for into the packages, and never more than is left', () => {
    fc.assert(
      fc.property(left, packages, (lines, wanted) => {
        const content = distribute(lines, wanted);
        if (content === null) return;
        const packed = sums(content.flat());
        for (const [id, count] of packed) expect(count).toBeLessThanOrEqual(lines.find((l) => l.orderItemId === id)?.left ?? 0);
        expect(content).toHaveLength(wanted.length);
        expect(content.every((p) => p.length > 0 && p.every((i) => i.count > 0))).toBe(true);
        if (wanted.every((w) => w.items !== undefined)) expect(packed).toEqual(sums(wanted.flatMap((w) => w.items ?? [])));
        // A line stands once in a package.
        expect(content.every((p) => new Set(p.map((i) => i.orderItemId)).size === p.length)).toBe(true);
      }),
    );
  });

  it('refuses exactly what does not fit: too many pieces, unknown lines, an empty package, nothing left', () => {
    fc.assert(
      fc.property(left, packages, (lines, wanted) => {
        const open = lines.filter((l) => l.left > 0);
        const asked = sums(wanted.flatMap((w) => w.items ?? []));
        const fits = [...asked].every(([id, count]) => count <= (open.find((l) => l.orderItemId === id)?.left ?? 0));
        const filled = wanted.every((w) => w.items !== undefined && w.items.length > 0);
        const all = wanted.length === 1 && wanted[0]?.items === undefined;
        expect(distribute(lines, wanted) !== null).toBe(open.length > 0 && (all || (filled && fits)));
      }),
    );
  });

  it('takes everything that is left into the one package that names nothing', () => {
    fc.assert(
      fc.property(left, (lines) => {
        const open = lines.filter((l) => l.left > 0).map((l) => ({ orderItemId: l.orderItemId, count: l.left }));
        expect(distribute(lines, [{}])).toEqual(open.length === 0 ? null : [open]);
      }),
    );
  });
});
