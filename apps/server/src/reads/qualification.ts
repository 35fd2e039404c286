import { shopStatus, type StoreIdentityPart } from '@kyakhta/contract';
import { type RawBuilder, sql } from 'kysely';
import type { CtxFor, Parsed, Result } from '../runtime/context.ts';
import { refuse } from '../runtime/errors.ts';
import { storeRecord } from './store-record.ts';

type Qualification = Result<'GET /shop/qualification/{shopId}'>;
interface Row extends Omit<Qualification, 'checkedAt' | 'openedAt' | 'record'> {
  readonly checkedAt: Date | null;
  readonly openedAt: Date;
}

/** A part of who the firm is: as the store tells it today, else as it applied. */
const told = (part: StoreIdentityPart, applied: RawBuilder<unknown> = sql.ref(`a.${part}`)): RawBuilder<string> =>
  sql`coalesce(nullif(s.identity ->> ${sql.lit(part)}, ''), ${applied}, '')`;

/** What is known of the firm behind an open store: more of one that applied than of one the platform opened itself. */
export const qualification = async (
  ctx: CtxFor<'GET /shop/qualification/{shopId}'>,
  input: Parsed<'GET /shop/qualification/{shopId}'>,
): Promise<Qualification> => {
  const { rows } = await sql<Row>`
    select s.id as "shopId", s.firm_name as "firmName", s.city, s.opened_at as "openedAt", ${told('country')} as country,
      ${told('registrationNumber', sql`a.credit_code`)} as "creditCode", ${told('form', sql`''`)} as form, ${told('address', sql`''`)} as address, coalesce(a.scope, '') as scope, a.decided_at as "checkedAt", coalesce(a.business_license <> '', false) as "hasLicense"
    from stores s left join store_applications a on a.store_id = s.id where s.id = ${input.shopId} and s.status = ${shopStatus.open}`.execute(
    ctx.db,
  );
  const row = rows[0] ?? refuse('shopUnknown');
  return {
    ...row,
    record: await storeRecord(ctx, input.shopId),
    checkedAt: row.checkedAt?.toISOString() ?? null,
    openedAt: row.openedAt.toISOString(),
  };
};
