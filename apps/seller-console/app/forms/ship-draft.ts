import type { Order } from '@kyakhta/console';
import type { Input } from '@kyakhta/contract/types';
import { readWaybill, waybillSigns } from '@kyakhta/contract/values';

/** What is left to send of one line of the order; `carton` is the pieces of a full carton when the rest is whole cartons. */
export type Line = {
  orderItemId: number;
  prodName: string;
  skuName: string;
  unit: string;
  pic: string | null;
  left: number;
  carton: number | null;
};
/** A package being packed. Counts are pieces, by line. */
export type PackageDraft = { key: number; dvyId: string; waybill: string; counts: Readonly<Record<number, number>> };
export type Unit = 'carton' | 'piece';
export type Draft = { split: boolean; unit: Unit; nextKey: number; packages: readonly PackageDraft[] };

export type Fault = 'courier' | 'waybill' | 'waybillSigns' | 'sameWaybill' | 'empty';
/** Faults by package key and field. */
export type Faults = ReadonlyMap<string, Fault>;

type Leaving = Pick<Order, 'orderItemDtos' | 'toLeave'>;

/** What of which lines can leave now, without the pieces that an open refund keeps back. */
export const linesLeft = (order: Leaving): Line[] =>
  order.orderItemDtos.flatMap(({ orderItemId, prodName, skuName, unit, pic, prodCount, cartons }) => {
    const line = order.toLeave.find((one) => one.orderItemId === orderItemId);
    const left = line === undefined ? 0 : line.count - line.held;
    const perCarton = cartons > 0 && prodCount % cartons === 0 ? prodCount / cartons : null;
    const carton = perCarton !== null && left % perCarton === 0 ? perCarton : null;
    return left > 0 ? [{ orderItemId, prodName, skuName, unit, pic, left, carton }] : [];
  });

/** Something of what is left is kept back, so that a package says what it takes. */
export const isKeptBack = (order: Leaving): boolean => order.toLeave.some(({ held }) => held > 0);

/** What a package takes that goes alone: all that can leave. Nothing is named where that is all there is. */
export const allThatLeaves = (order: Leaving): { items?: { orderItemId: number; count: number }[] } =>
  isKeptBack(order) ? { items: linesLeft(order).map(({ orderItemId, left }) => ({ orderItemId, count: left })) } : {};

const packageOf = (key: number, dvyId: string): PackageDraft => ({ key, dvyId, waybill: '', counts: {} });

export const newDraft = (lines: readonly Line[], dvyId: string): Draft => ({
  split: false,
  unit: lines.some((line) => line.carton !== null) ? 'carton' : 'piece',
  nextKey: 2,
  packages: [packageOf(1, dvyId)],
});

/** Pieces of a line that no package holds yet. */
export const restOf = (draft: Draft, line: Line): number =>
  line.left - draft.packages.reduce((sum, one) => sum + (one.counts[line.orderItemId] ?? 0), 0);

/** Pieces that one step of the counter is. */
export const stepOf = (draft: Draft, line: Line): number => (draft.unit === 'carton' && line.carton !== null ? line.carton : 1);

export type Change =
  | { do: 'split'; split: boolean }
  | { do: 'unit'; unit: Unit }
  | { do: 'add' }
  | { do: 'remove'; key: number }
  | { do: 'courier'; key: number; dvyId: string }
  | { do: 'waybill'; key: number; waybill: string }
  | { do: 'count'; key: number; orderItemId: number; count: number }
  | { do: 'rest'; key: number; lines: readonly Line[] };

export function changed(draft: Draft, change: Change): Draft {
  const inPackage = (key: number, next: (one: PackageDraft) => PackageDraft): Draft => ({
    ...draft,
    packages: draft.packages.map((one) => (one.key === key ? next(one) : one)),
  });
  const more = (): Draft => ({
    ...draft,
    nextKey: draft.nextKey + 1,
    packages: [...draft.packages, packageOf(draft.nextKey, draft.packages.at(-1)?.dvyId ?? '')],
  });
  switch (change.do) {
    case 'split':
      return change.split && draft.packages.length < 2 ? { ...more(), split: true } : { ...draft, split: change.split };
    case 'unit':
      return {
        ...draft,
        unit: change.unit,
        packages: change.unit === 'carton' ? draft.packages.map((one) => ({ ...one, counts: {} })) : draft.packages,
      };
    case 'add':
      return more();
    case 'remove':
      return { ...draft, packages: draft.packages.filter((one) => one.key !== change.key) };
    case 'courier':
      return inPackage(change.key, (one) => ({ ...one, dvyId: change.dvyId }));
    case 'waybill':
      return inPackage(change.key, (one) => ({ ...one, waybill: change.waybill }));
    case 'count':
      return inPackage(change.key, (one) => ({ ...one, counts: { ...one.counts, [change.orderItemId]: change.count } }));
    case 'rest':
      return inPackage(change.key, (one) => ({
        ...one,
        counts: Object.fromEntries(
          change.lines.map((line) => [line.orderItemId, (one.counts[line.orderItemId] ?? 0) + restOf(draft, line)]),
        ),
      }));
  }
}

/** The packages that will be sent: one with everything, or those of the split. */
export const packagesOf = (draft: Draft): readonly PackageDraft[] => (draft.split ? draft.packages : draft.packages.slice(0, 1));

export const faultKey = (one: PackageDraft, field: 'courier' | 'waybill' | 'items'): string => `${one.key}-${field}`;

/** What has to be mended before the packages can be sent. */
export function faultsOf(draft: Draft): Faults {
  const faults = new Map<string, Fault>();
  const seen = new Set<string>();
  for (const one of packagesOf(draft)) {
    const waybill = readWaybill(one.waybill);
    const printed = `${one.dvyId} ${waybill}`;
    if (one.dvyId === '') faults.set(faultKey(one, 'courier'), 'courier');
    if (waybill === '') faults.set(faultKey(one, 'waybill'), 'waybill');
    else if (!waybillSigns.test(waybill)) faults.set(faultKey(one, 'waybill'), 'waybillSigns');
    else if (seen.has(printed)) faults.set(faultKey(one, 'waybill'), 'sameWaybill');
    seen.add(printed);
    if (draft.split && !Object.values(one.counts).some((count) => count > 0)) faults.set(faultKey(one, 'items'), 'empty');
  }
  return faults;
}

/** The call that sends what is packed. */
export const shipping = (order: Leaving & Pick<Order, 'orderNumber'>, draft: Draft): Input<'PUT /shop/admin/order/delivery'> => ({
  orderNumber: order.orderNumber,
  packages: packagesOf(draft).map((one) => ({
    dvyId: Number(one.dvyId),
    dvyFlowId: readWaybill(one.waybill),
    ...(draft.split
      ? {
          items: Object.entries(one.counts).flatMap(([orderItemId, count]) =>
            count > 0 ? [{ orderItemId: Number(orderItemId), count }] : [],
          ),
        }
      : allThatLeaves(order)),
  })),
});
