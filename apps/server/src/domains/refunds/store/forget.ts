import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';

/** Takes the numbers that a buyer left off all her refunds; what she said of goods stays, as in reviews. */
export const forgetNumbers = async (db: Db, userId: number): Promise<void> => {
  await sql`
    update refunds set mobile = '', parcel = case when parcel ? 'mobile' then jsonb_set(parcel, '{mobile}', '""') else parcel end where user_id = ${userId}`.execute(
    db,
  );
  await sql`update refund_wishes w set mobile = '' from refunds r where r.user_id = ${userId} and w.refund_id = r.id and w.mobile <> ''`.execute(
    db,
  );
  await sql`update refund_parcels p set mobile = '' from refunds r where r.user_id = ${userId} and p.refund_id = r.id and p.mobile <> ''`.execute(
    db,
  );
};
