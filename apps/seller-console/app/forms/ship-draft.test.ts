import type { Order } from '@kyakhta/console';
import { describe, expect, it } from 'vitest';
import { changed, faultsOf, linesLeft, newDraft, packagesOf, restOf, shipping, stepOf, type Draft, type Line } from './ship-draft.ts';

const boots: Line = { orderItemId: 7, prodName: 'Boots', skuName: '41', unit: 'pairs', pic: null, left: 48, carton: 12 };
const gloves: Line = { orderItemId: 8, prodName: 'Gloves', skuName: '', unit: 'pairs', pic: null, left: 5, carton: null };
const lines = [boots, gloves];
const started = (): Draft => newDraft(lines, '3');
const orderNumber = '2026112100000001';
const item = (line: Line, prodCount: number, cartons: number) =>
  ({ ...line, prodCount, cartons }) as unknown as Order['orderItemDtos'][number];
/** An order of which so much is still to leave; a line may be kept back by a refund. */
const orderOf = (...toLeave: Order['toLeave']) => ({ orderNumber, orderItemDtos: [item(boots, 48, 4), item(gloves, 5, 1)], toLeave });
const whole = orderOf(
  { orderItemId: 7, count: 48, held: 0, cartons: 0, refundSn: null, isOffered: false },
  { orderItemId: 8, count: 5, held: 0, cartons: 0, refundSn: null, isOffered: false },
);

describe('packing an order', () => {
  it('sends everything in one package without naming its content', () => {
    const draft = changed(started(), { do: 'waybill', key: 1, waybill: ' ab 123-4 ' });
    expect(faultsOf(draft).size).toBe(0);
    expect(shipping(whole, draft)).toEqual({ orderNumber, packages: [{ dvyId: 3, dvyFlowId: 'AB123-4' }] });
  });

  it('leaves out what a refund keeps back, and names then what the package takes', () => {
    const held = orderOf(
      { orderItemId: 7, count: 48, held: 48, cartons: 0, refundSn: 'R1', isOffered: false },
      { orderItemId: 8, count: 5, held: 0, cartons: 0, refundSn: null, isOffered: false },
    );
    expect(linesLeft(held).map(({ orderItemId }) => orderItemId)).toEqual([8]);
    const draft = changed(newDraft(linesLeft(held), '3'), { do: 'waybill', key: 1, waybill: 'AB1234' });
    expect(shipping(held, draft).packages).toEqual([{ dvyId: 3, dvyFlowId: 'AB1234', items: [{ orderItemId: 8, count: 5 }] }]);
  });

  it.each([
    ['a carton of four', 12, { left: 36, carton: 12 }],
    ['a few pieces, so that it is counted by unit', 5, { left: 43, carton: null }],
    ['all but a piece', 47, { left: 1, carton: null }],
  ])('sends what is left of a line of which a refund keeps back %s', (_name, held, line) => {
    const order = orderOf({ orderItemId: 7, count: 48, held, cartons: 0, refundSn: 'R1', isOffered: false });
    expect(linesLeft(order)).toMatchObject([line]);
    const draft = changed(newDraft(linesLeft(order), '3'), { do: 'waybill', key: 1, waybill: 'AB1234' });
    expect(shipping(order, draft).packages).toMatchObject([{ items: [{ orderItemId: 7, count: line.left }] }]);
  });

  it('counts neither pieces that have left nor pieces that were given back', () => {
    expect(
      linesLeft(orderOf({ orderItemId: 7, count: 24, held: 0, cartons: 0, refundSn: null, isOffered: false })).map(({ left, carton }) => [
        left,
        carton,
      ]),
    ).toEqual([[24, 12]]);
    expect(linesLeft(orderOf())).toEqual([]);
  });

  it('starts a split with two packages and forgets nothing of it when the choice goes back and forth', () => {
    const split = changed(started(), { do: 'split', split: true });
    expect(packagesOf(split)).toHaveLength(2);
    const back = changed(split, { do: 'split', split: false });
    expect(packagesOf(back)).toHaveLength(1);
    expect(packagesOf(changed(back, { do: 'split', split: true }))).toHaveLength(2);
  });

  it('counts by carton where the rest is whole cartons, else by unit', () => {
    expect(stepOf(started(), boots)).toBe(12);
    expect(stepOf(started(), gloves)).toBe(1);
    expect(stepOf(changed(started(), { do: 'unit', unit: 'piece' }), boots)).toBe(1);
  });

  it('puts what no package holds into one of them', () => {
    let draft = changed(started(), { do: 'split', split: true });
    draft = changed(draft, { do: 'count', key: 1, orderItemId: 7, count: 12 });
    expect(restOf(draft, boots)).toBe(36);
    draft = changed(draft, { do: 'rest', key: 2, lines });
    expect(lines.map((line) => restOf(draft, line))).toEqual([0, 0]);
    expect(shipping(whole, draft).packages.map((one) => one.items)).toEqual([
      [{ orderItemId: 7, count: 12 }],
      [
        { orderItemId: 7, count: 36 },
        { orderItemId: 8, count: 5 },
      ],
    ]);
  });

  it('names every fault at its field', () => {
    let draft = changed(newDraft(lines, ''), { do: 'split', split: true });
    draft = changed(draft, { do: 'waybill', key: 1, waybill: 'накладная' });
    expect([...faultsOf(draft)]).toEqual([
      ['1-courier', 'courier'],
      ['1-waybill', 'waybillSigns'],
      ['1-items', 'empty'],
      ['2-courier', 'courier'],
      ['2-waybill', 'waybill'],
      ['2-items', 'empty'],
    ]);
  });

  it('refuses the same waybill of the same courier twice, however it is typed', () => {
    let draft = changed(started(), { do: 'split', split: true });
    draft = changed(draft, { do: 'waybill', key: 1, waybill: 'SF 1234' });
    draft = changed(draft, { do: 'waybill', key: 2, waybill: 'sf1234' });
    expect(faultsOf(draft).get('2-waybill')).toBe('sameWaybill');
    expect(faultsOf(changed(draft, { do: 'courier', key: 2, dvyId: '4' })).has('2-waybill')).toBe(false);
  });
});
