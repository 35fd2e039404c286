import { describe, expect, it } from 'vitest';
import { checkWaybills, readWaybills, refusedFile } from './waybill-rows.ts';

const carriers = [
  { dvyId: 1, dvyName: 'SF Express' },
  { dvyId: 2, dvyName: 'ZTO' },
];
const order = '260101000000000912';

describe('a file of waybills', () => {
  it('is read with commas, semicolons or tabs, with and without a heading, quoted or not', () => {
    const row = { line: 2, orderNumber: order, carrier: 'SF Express', waybill: 'SF1' };
    expect(readWaybills(`\uFEFFOrder,Carrier,Waybill\r\n${order},SF Express,SF1\r\n`)).toEqual([row]);
    expect(readWaybills(`Заказ;Перевозчик;Накладная\n"${order}";"SF Express";SF1`)).toEqual([row]);
    expect(readWaybills(`\n="${order}"\tSF Express\t'SF1\n\n`)).toEqual([row]);
    expect(readWaybills(`${order},"a ""b""\nc",SF1\n${order},ZTO,Z2`).map((r) => [r.line, r.carrier])).toEqual([
      [1, 'a "b"\nc'],
      [3, 'ZTO'],
    ]);
    expect(readWaybills('')).toEqual([]);
  });

  it('says of each row what is wrong with it', () => {
    const text = `2.60101E+17,SF Express,SF1\n${order},sf express,SF-1\n${order},ZTO,Z2\n2601010000000009,Nobody,X123\n2601010000000010,2,=cmd()`;
    expect(checkWaybills(readWaybills(text), carriers).map(({ fault, dvyId }) => [fault, dvyId])).toEqual([
      ['number', 1],
      [null, 1],
      ['twice', 2],
      ['carrier', 0],
      ['waybill', 2],
    ]);
  });

  it('gives back what was refused so that no spreadsheet takes it for a formula, and it can be read again', () => {
    const rows = readWaybills(`${order},=HYPERLINK("x"),@SUM(A1)`);
    const text = refusedFile(
      rows.map((row) => ({ ...row, reason: '-1 "quoted"' })),
      ['Order', 'Carrier', 'Waybill', 'Line', 'Reason'],
    );
    expect(text).toContain(`"'=HYPERLINK(""x"")","'@SUM(A1)","1","'-1 ""quoted"""`);
    expect(readWaybills(text)).toEqual([{ line: 2, orderNumber: order, carrier: '=HYPERLINK("x")', waybill: '@SUM(A1)' }]);
  });
});
