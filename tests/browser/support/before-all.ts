import { query } from './database.ts';

/** All journeys order for the same few buyers, and leave more orders unpaid, and more goods waiting, than a site allows. */
export default async function beforeAll(): Promise<void> {
  if (process.env['KYAKHTA_DATABASE_URL'] === undefined) return;
  await query(
    "insert into settings (name, value, changed_at) values ('unpaidOrdersMax', '10000', now()), ('waitingSharePercent', '100', now()) on conflict (name) do update set value = excluded.value",
  );
}
