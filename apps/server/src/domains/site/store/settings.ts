import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';

export const selectSettings = async (db: Db): Promise<Readonly<Record<string, unknown>>> => {
  const { rows } = await sql<{ name: string; value: unknown }>`select name, value from settings`.execute(db);
  return Object.fromEntries(rows.map((r) => [r.name, r.value]));
};

export interface Currency {
  readonly code: string;
  readonly name: string;
  readonly symbol: string;
  readonly exchangeRate: string;
  readonly enabled: boolean;
  readonly isDefault: boolean;
}

export const selectCurrencies = async (db: Db): Promise<Currency[]> => {
  const { rows } = await sql<Currency>`
    select code, name, symbol, exchange_rate as "exchangeRate", enabled, is_default as "isDefault" from currencies order by is_default desc, code`.execute(
    db,
  );
  return rows;
};

/** Says that no one else changes the settings until this transaction is over. */
export const lockSettings = async (db: Db): Promise<void> => {
  await sql`lock table settings in share row exclusive mode`.execute(db);
};

/** Sets these rules, the others stay. */
export const putSettings = async (db: Db, values: Readonly<Record<string, unknown>>, at: Date): Promise<void> => {
  const names = Object.keys(values);
  await sql`
    insert into settings (name, value, changed_at)
    select x.name, x.value, ${at} from unnest(${names}::text[], ${names.map((n) => JSON.stringify(values[n]))}::jsonb[]) as x (name, value)
    on conflict (name) do update set value = excluded.value, changed_at = excluded.changed_at`.execute(db);
};

/** @returns the row as it was; null when there is no such currency */
export const updateCurrency = async (
  db: Db,
  c: { readonly code: string; readonly exchangeRate: string; readonly enabled: boolean },
): Promise<Pick<Currency, 'exchangeRate' | 'enabled'> | null> => {
  const { rows } = await sql<Pick<Currency, 'exchangeRate' | 'enabled'>>`
    update currencies c set exchange_rate = ${c.exchangeRate}, enabled = ${c.enabled}
    from currencies b where c.code = ${c.code} and b.code = c.code returning b.exchange_rate as "exchangeRate", b.enabled`.execute(db);
  return rows[0] ?? null;
};
