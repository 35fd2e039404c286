import { expect, it } from 'vitest';
import { addBuyers } from '../../../test/people.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { returnOnItsWay } from '../../../test/returns.ts';
import { forgetNumbers } from '../../domains/refunds/index.ts';
import { inTransaction } from '../../runtime/transaction.ts';

const market = marketplaceForFile();
const exported = async (userId: number): Promise<Record<string, unknown[]>> => {
  const { file } = await market().buyer(userId).call('GET /p/user/export', {});
  let text = '';
  for await (const part of file?.bytes ?? []) text += String(part);
  return JSON.parse(text) as Record<string, unknown[]>;
};

it('a buyer takes her refunds along, and what is left of her number in them goes with her; nothing else is ever changed', async () => {
  const m = market();
  const { buyer, refundSn } = await returnOnItsWay(m);
  const [{ id } = { id: 0 }] = await m.query<{ id: number }>('select user_id as id from refunds where number = $1', [refundSn]);
  await m.query("update refunds set mobile = '+79161234567' where user_id = $1", [id]);
  const all = await exported(id);
  expect(all['refunds']).toMatchObject([{ number: refundSn, mobile: '+79161234567' }]);
  expect([all['refundApplications']?.length, all['refundParcels']?.length, all['refundEvidence'], all['refundInterventions']]).toEqual([
    1,
    1,
    [],
    [],
  ]);
  const [other = 0] = await addBuyers(m, 1);
  for (const section of ['refunds', 'refundApplications', 'refundParcels']) expect((await exported(other))[section]).toEqual([]);

  const told = () =>
    m.query(
      `select (select jsonb_agg(to_jsonb(w) - 'mobile') from refund_wishes w) as wishes, (select jsonb_agg(to_jsonb(p) - 'mobile') from refund_parcels p) as parcels`,
    );
  const before = await told();
  await inTransaction(m.app.pool, ({ db }) => forgetNumbers(db, id));
  expect(
    await m.query(
      `select mobile from refunds where user_id = $1 union all select w.mobile from refund_wishes w join refunds r on r.id = w.refund_id where r.user_id = $1
       union all select p.mobile from refund_parcels p join refunds r on r.id = p.refund_id where r.user_id = $1 union all select parcel ->> 'mobile' from refunds where user_id = $1`,
      [id],
    ),
  ).toEqual(Array.from({ length: 4 }, () => ({ mobile: '' })));
  expect(await told()).toEqual(before);
  for (const statement of [
    "update refund_wishes set description = description || '.'",
    "update refund_wishes set mobile = '+1'",
    "update refund_wishes set mobile = '', goods = goods - 1",
    "update refund_parcels set waybill = 'X'",
    'delete from refund_wishes',
    'delete from refund_parcels',
    'truncate refund_parcels',
  ])
    await expect(m.query(statement), statement).rejects.toThrow('insert-only');
  expect((await buyer.ok('GET /p/orderRefund/info', { refundSn })).refundSn).toBe(refundSn);
});
