import { query } from './database.ts';
import { places } from './place.ts';

/** All journeys order for the same few buyers, and leave more orders unpaid, and more goods waiting, than a site allows. */
export default async function beforeAll(): Promise<void> {
  if (process.env['KYAKHTA_PLACES'] === undefined) return;
  for (const { databaseUrl } of places) {
    await query(
      "insert into settings (name, value, changed_at) values ('unpaidOrdersMax', '10000', now()), ('waitingSharePercent', '100', now()) on conflict (name) do update set value = excluded.value",
      [],
      databaseUrl,
    );
    await query("insert into changes (key, at) values ('site', now())", [], databaseUrl);
  }
}
