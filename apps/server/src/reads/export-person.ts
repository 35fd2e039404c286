import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { CtxFor, Result } from '../runtime/context.ts';
import type { Db } from '../runtime/database.ts';

/** What is kept about a buyer, a section for each kind; amounts are minor units as text. */
const sections: Readonly<Record<string, (db: Db, userId: number) => Promise<{ rows: unknown[] }>>> = {
  account: (db, id) =>
    sql`select user_name, mail, mobile, nick_name, sex, birth_date, time_zone, locale, created_at from users where id = ${id}`.execute(db),
  addresses: (db, id) =>
    sql`select receiver, mobile, country, province, city, area, addr, post_code, is_default, created_at from addresses where user_id = ${id} order by id`.execute(
      db,
    ),
  sessions: (db, id) =>
    sql`select created_at, expires_at, ended_at, ip, user_agent from sessions where kind = 'buyer' and holder_id = ${id} order by id`.execute(
      db,
    ),
  orders: (db, id) =>
    sql`select number, status, currency, total::text, created_at, paid_at, completed_at, canceled_at, address, remarks from orders where user_id = ${id} order by id`.execute(
      db,
    ),
  orderLines: (db, id) =>
    sql`select o.number, i.article, i.names, i.properties, i.count, i.price::text, i.goods_amount::text, i.freight_amount::text from order_items i join orders o on o.id = i.order_id where o.user_id = ${id} order by i.id`.execute(
      db,
    ),
  payments: (db, id) =>
    sql`select number, pay_type, currency, amount::text, state, created_at, paid_at from payments where user_id = ${id} order by id`.execute(
      db,
    ),
  balance: (db, id) =>
    sql`select j.kind, j.reference, j.at, p.currency, p.amount::text from postings p join journal j on j.id = p.journal_id where p.account in (${`buyer:${id}:available`}, ${`buyer:${id}:held`}) order by j.id`.execute(
      db,
    ),
  cart: (db, id) => sql`select product_id, sku_id, count, created_at from cart_items where user_id = ${id} order by id`.execute(db),
  reviews: (db, id) =>
    sql`select product_id, score, content, pictures, is_anonymous, created_at, reply, replied_at, hidden_at, hide_reason from reviews where user_id = ${id} order by id`.execute(
      db,
    ),
  pictures: (db, id) =>
    sql`select purpose, path, bytes, width, height, created_at from files where owner_kind = 'buyer' and owner_id = ${id} order by id`.execute(
      db,
    ),
};

async function* written(db: Db, userId: number): AsyncGenerator<Buffer> {
  let before = '{\n';
  for (const [name, read] of Object.entries(sections)) {
    const { rows } = await read(db, userId);
    yield Buffer.from(`${before}${JSON.stringify(name)}: ${JSON.stringify(rows, null, 1)}`);
    before = ',\n';
  }
  yield Buffer.from('\n}\n');
}

/** Everything that is kept about the person who asks, as one JSON file. */
export const exportPerson = (ctx: CtxFor<'GET /p/user/export'>): Promise<Result<'GET /p/user/export'>> =>
  Promise.resolve({
    name: `kyakhta-${ctx.now.toISOString().slice(0, 10)}.json`,
    type: 'application/json',
    bytes: Readable.from(written(ctx.db, ctx.actor.id)),
  });
