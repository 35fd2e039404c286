import { shopStatus, type StoreIdentityPart } from '@kyakhta/contract';
import { sql } from '../runtime/sql.ts';
import type { CtxFor, Parsed, Result } from '../runtime/context.ts';
import { cityFor } from '../domains/accounts/index.ts';
import { refuse } from '../runtime/errors.ts';
import { storeRecord } from './store-record.ts';
import { placeOfStore } from './store-place.ts';

type Qualification = Result<'GET /shop/qualification/{shopId}'>;
interface Row extends Omit<Qualification, 'checkedAt' | 'openedAt' | 'record'> {
  readonly place: string;
  readonly checkedAt: Date | null;
  readonly openedAt: Date;
}

/** What a store says of itself: it changes that without anybody looking, so it never replaces what was checked. */
const statedParts = ['form', 'country', 'registrationNumber', 'address'] as const satisfies readonly StoreIdentityPart[];
const stated = sql`jsonb_build_object(${sql.join(statedParts.flatMap((part) => [sql.lit(part), sql`coalesce(s.identity ->> ${sql.lit(part)}, '')`]))})`;

/** What is known of the firm behind an open store: more of one that applied than of one the platform opened itself. */
export const qualification = async (
  ctx: CtxFor<'GET /shop/qualification/{shopId}'>,
  input: Parsed<'GET /shop/qualification/{shopId}'>,
): Promise<Qualification> => {
  const { rows } = await sql<Row>`
    select s.id as "shopId", s.firm_name as "firmName", s.city, ${placeOfStore} as place, s.opened_at as "openedAt", coalesce(a.country, '') as country, coalesce(a.credit_code, '') as "creditCode",
      ${stated} as stated, coalesce(a.scope, '') as scope, a.decided_at as "checkedAt", coalesce(a.business_license <> '', false) as "hasLicense"
    from stores s left join store_applications a on a.store_id = s.id where s.id = ${input.shopId} and s.status = ${shopStatus.open}`.execute(
    ctx.db,
  );
  const { place, ...row } = rows[0] ?? refuse('shopUnknown');
  return {
    ...row,
    city: cityFor(row.city, ctx.locale, place),
    record: await storeRecord(ctx, input.shopId),
    checkedAt: row.checkedAt?.toISOString() ?? null,
    openedAt: row.openedAt.toISOString(),
  };
};
