import { type ApplicationPaper, applicationPapers, shopStatus } from '@kyakhta/contract';
import { sql } from '../runtime/sql.ts';
import type { CtxFor, Result } from '../runtime/context.ts';
import { cityFor } from '../domains/accounts/index.ts';
import { refuse } from '../runtime/errors.ts';
import { placeOfStore } from './store-place.ts';

type Qualification = Result<'GET /shop/admin/shop/qualification'>;
interface Row extends Omit<Qualification, 'isOpen' | 'checkedAt' | 'papers'> {
  readonly status: number;
  readonly place: string;
  readonly checkedAt: Date | null;
  readonly held: Readonly<Record<ApplicationPaper, boolean>>;
}

/**
 * What is known of the firm behind a store, for who works for it. Licence and identity card are her papers who applied: that
 * they are held is shown, what they show is not.
 */
export const ownQualification = async (ctx: CtxFor<'GET /shop/admin/shop/qualification'>): Promise<Qualification> => {
  const { rows } = await sql<Row>`
    select s.id as "shopId", s.status, s.firm_name as "firmName", s.city, ${placeOfStore} as place, coalesce(a.country, '') as country, coalesce(a.credit_code, '') as "creditCode", coalesce(a.scope, '') as scope, a.decided_at as "checkedAt",
      jsonb_build_object('businessLicense', coalesce(a.business_license <> '', false), 'identityCardFront', coalesce(a.identity_card_front <> '', false), 'identityCardLater', coalesce(a.identity_card_later <> '', false)) as held
    from stores s left join store_applications a on a.store_id = s.id where s.id = ${ctx.actor.storeId} and s.status <> ${shopStatus.deleted}`.execute(
    ctx.db,
  );
  const { status, checkedAt, held, place, ...row } = rows[0] ?? refuse('shopUnknown');
  return {
    ...row,
    city: cityFor(row.city, ctx.locale, place),
    isOpen: status === shopStatus.open,
    checkedAt: checkedAt?.toISOString() ?? null,
    papers: applicationPapers.map((paper) => ({ paper, isHeld: held[paper] })),
  };
};
