import { csvRows, plainCell } from '../../forms/csv-cells.ts';

/** A row of a file of waybills as it stands there. */
export interface WaybillRow {
  /** Counted as a person counts lines of the file. */
  readonly line: number;
  readonly orderNumber: string;
  readonly carrier: string;
  readonly waybill: string;
}
/** What is wrong with a row before anybody is asked. */
export type WaybillFault = 'number' | 'carrier' | 'waybill' | 'twice';
export type CheckedRow = WaybillRow & { readonly dvyId: number; readonly fault: WaybillFault | null };

export const waybillRowsMax = 500;
export const waybillBytesMax = 1_000_000;

/** Rows of a file: order number, carrier, waybill. A first row without a number is its heading; empty rows are none. */
export const readWaybills = (text: string): WaybillRow[] =>
  csvRows(text)
    .map(({ line, cells }) => {
      const [orderNumber = '', carrier = '', waybill = ''] = cells.map(plainCell);
      return { line, orderNumber, carrier, waybill };
    })
    .filter(
      (row, index) =>
        [row.orderNumber, row.carrier, row.waybill].some((cell) => cell !== '') && !(index === 0 && !/\d/.test(row.orderNumber)),
    );

/** Looks whether a row can be sent at all: its number, its carrier by name or number, its waybill; the same order stands once. */
export const checkWaybills = (
  rows: readonly WaybillRow[],
  carriers: readonly { readonly dvyId: number; readonly dvyName: string }[],
): CheckedRow[] => {
  const seen = new Set<string>();
  return rows.map((row) => {
    const wanted = row.carrier.toLowerCase();
    const dvyId = carriers.find((one) => one.dvyName.toLowerCase() === wanted || String(one.dvyId) === wanted)?.dvyId ?? 0;
    const isTwice = seen.has(row.orderNumber);
    seen.add(row.orderNumber);
    const fault: WaybillFault | null = !/^\d{16,20}$/.test(row.orderNumber)
      ? 'number'
      : isTwice
        ? 'twice'
        : dvyId === 0
          ? 'carrier'
          : /^[\w-]{3,64}$/.test(row.waybill)
            ? null
            : 'waybill';
    return { ...row, dvyId, fault };
  });
};

/** A cell that no spreadsheet takes for a formula. */
const safe = (text: string): string => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
/** Refused rows as a file that can be mended and brought again. */
export const refusedFile = (rows: readonly (WaybillRow & { readonly reason: string })[], head: readonly string[]): string =>
  `\uFEFF${[head, ...rows.map((r) => [`="${r.orderNumber.replaceAll(/\D/g, '')}"`, r.carrier, r.waybill, String(r.line), r.reason])]
    .map((cells, index) =>
      cells.map((cell, column) => (index > 0 && column === 0 ? `"${cell.replaceAll('"', '""')}"` : safe(cell))).join(','),
    )
    .join('\r\n')}\r\n`;
