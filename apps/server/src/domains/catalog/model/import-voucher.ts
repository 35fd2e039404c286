import { voucherDaysMax, voucherUnused } from '@kyakhta/contract';
import type { Cell } from './import-cells.ts';
import type { ImportRow } from './import-file.ts';
import type { Fail, Read } from './import-texts.ts';
import type { VoucherRule } from './voucher.ts';

const isDate = (text: string): boolean => {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
};

/** `90` days from payment, or to the end of `2027-06-30`. Empty: no word of vouchers. */
export const voucherValidCell = (cell: string): Cell<Pick<VoucherRule, 'days' | 'until'> | null> => {
  const text = cell.trim();
  if (text === '') return { ok: true, value: null };
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && isDate(text)) return { ok: true, value: { days: null, until: text } };
  const days = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return days >= 1 && days <= voucherDaysMax
    ? { ok: true, value: { days, until: null } }
    : { ok: false, reason: 'voucherValid', values: { max: voucherDaysMax } };
};

/** Whether a product is bought by voucher, and by which rule; null where the file does not say so. */
export const readVoucher = (row: ImportRow, read: Read, fail: Fail): VoucherRule | null | undefined => {
  const valid = read(row, 'voucher_valid', voucherValidCell);
  const text = (row.cells.voucher_unused ?? '').trim().toLowerCase();
  const unused = voucherUnused.find((word) => word === (text === '' ? 'refund' : text));
  if (unused === undefined || (valid === null && text !== '')) return fail(row, 'voucher_unused', 'voucherUnused');
  // A voucher is a piece; there is nothing to pack by the carton.
  if (valid && !['', '1'].includes((row.cells.carton_quantity ?? '').trim())) return fail(row, 'carton_quantity', 'voucherCarton');
  return valid && { ...valid, unused };
};
