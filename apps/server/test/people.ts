import { createApp, type App } from '../src/runtime/app.ts';
import { parts } from '../src/endpoints.ts';
import type { Marketplace, Person } from './marketplace.ts';
import { services } from './services.ts';

/** More buyers, each with a default address and an opening balance in minor units of USD. @returns their ids. */
export const addBuyers = async (m: Marketplace, count: number, balance = 10_000_000n): Promise<number[]> => {
  const rows = await m.query<{ id: number }>(
    `with made as (
       insert into users (user_name, mail, nick_name, created_at)
       select 'racer' || n, 'racer' || n || '@demo.test', 'Racer ' || n, now() from generate_series((select max(id) + 1 from users), (select max(id) + $1 from users)) as n returning id
     ), homes as (
       insert into addresses (user_id, receiver, mobile, country, province, city, area, addr, post_code, is_default, created_at)
       select id, 'Racer', '+79025550199', 'RU', 'Москва', 'Москва', 'Центр', 'ул. Тверская, 1', '101000', true, now() from made
     ), entries as (
       insert into journal (key, kind, reference, at) select 'opening:buyer:' || id, 'opening', 'opening:buyer:' || id, now() from made where $2::bigint > 0 returning id, reference
     ), lines as (
       insert into postings (journal_id, line, account, currency, amount)
       select id, 1, 'platform:opening', 'USD', -$2::bigint from entries
       union all select id, 2, replace(reference, 'opening:', '') || ':available', 'USD', $2::bigint from entries
     ), rows as (
       insert into balances (account, currency, balance) select replace(reference, 'opening:', '') || ':available', 'USD', $2::bigint from entries
     )
     select id from made order by id`,
    [count, balance.toString()],
  );
  return rows.map((r) => r.id);
};

/** The same person on the connection without delay: for preparing what a test is not about. */
export const nearBuyer = (m: Marketplace, id: number): Person => m.person({ kind: 'buyer', id }, m.near);
export const nearSeller = (m: Marketplace, id: number): Person => m.person({ kind: 'seller', id, storeId: id, areas: null }, m.near);

/** The code that a buyer who wants to delete her account is mailed. */
export const closingCode = async (m: Marketplace, id: number): Promise<string> => {
  // What else she is mailed of goes out before.
  await m.near.drain();
  await nearBuyer(m, id).ok('POST /sms/sendDestroyCode', {});
  await m.near.drain();
  const [mail] = await m.query<{ text: string }>(
    'select x.text from mails x join users u on u.mail = x.recipient where u.id = $1 order by x.id desc limit 1',
    [id],
  );
  return /(?<!\d)\d{6}(?!\d)/.exec(mail?.text ?? '')?.[0] ?? '';
};

/** Another process of the same marketplace whose clock is ahead: what is not due here is due there. */
export const processAhead = async (m: Marketplace, seconds: number): Promise<App> => {
  const app = createApp({ ...parts, services, databaseUrl: m.url, poolSize: 4, demo: true, clockOffsetSeconds: seconds });
  await app.catchUp();
  return app;
};
