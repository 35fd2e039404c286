import { sql } from 'kysely';
import type { Db } from '../../runtime/database.ts';

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
