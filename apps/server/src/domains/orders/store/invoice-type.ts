import { invoiceType } from '@kyakhta/contract';
import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';

/** Their buyer wants an invoice after all. */
export const setInvoiceWanted = async (db: Db, orderIds: readonly number[]): Promise<void> => {
  await sql`update orders set invoice_type = ${invoiceType.electronic} where id = any(${[...orderIds]}::int[]) and invoice_type <> ${invoiceType.electronic}`.execute(
    db,
  );
};
