import { type ApplicationPicture, applicationPictures, type ApplicationState, applicationState } from '@kyakhta/contract';
import { sql } from '../runtime/sql.ts';
import { faultsTold, type Remarks, standingOf } from '../domains/stores/index.ts';
import type { CtxFor, Result } from '../runtime/context.ts';
import type { Db } from '../runtime/database.ts';

type Mine = Result<'GET /p/shop/shopAudit'>;

/** How a buyer's way to a store stands, in the numbers of the contract; null where she is on none. */
export const storeStanding = async (db: Db, userId: number): Promise<Pick<Mine, 'shopId' | 'shopStatus' | 'shopAuditStatus'>> => {
  const { rows } = await sql<{ state: number; round: number; shopId: number | null; status: number | null }>`
    select a.state, a.round, a.store_id as "shopId", s.status from store_applications a left join stores s on s.id = a.store_id where a.user_id = ${userId}`.execute(
    db,
  );
  const [row] = rows;
  return row === undefined
    ? { shopId: null, shopStatus: null, shopAuditStatus: null }
    : { shopId: row.shopId, ...standingOf(row, row.status) };
};

type Texts = Omit<
  Mine,
  ApplicationPicture | 'shopId' | 'shopStatus' | 'shopAuditStatus' | 'submittedAt' | 'decidedAt' | 'remarks' | 'faults'
>;
interface Row extends Omit<Texts, 'applicationState'> {
  readonly applicationState: ApplicationState;
  readonly applicationId: number;
  readonly remarks: Remarks;
  readonly submittedAt: Date | null;
  readonly decidedAt: Date | null;
  readonly pictures: readonly { readonly purpose: string; readonly fileId: number; readonly filePath: string }[];
}

const none: Omit<Mine, 'faults'> = {
  applicationState: null,
  shopId: null,
  shopStatus: null,
  shopAuditStatus: null,
  suspendReason: null,
  shopName: '',
  intro: '',
  receiveMobile: '',
  tel: '',
  province: '',
  city: '',
  area: '',
  shopAddress: '',
  shopLng: null,
  shopLat: null,
  country: 'CN',
  firmName: '',
  creditCode: '',
  shopLogo: null,
  businessLicense: null,
  identityCardFront: null,
  identityCardLater: null,
  remarks: {},
  submittedAt: null,
  decidedAt: null,
  storeAccount: null,
};

const noPictures = { shopLogo: '', businessLicense: '', identityCardFront: '', identityCardLater: '' };

/** The caller's own application whole, with the numbers of its pictures: a picture of one's own is opened by its number. */
export const myApplication = async (ctx: CtxFor<'GET /p/shop/shopAudit'>): Promise<Mine> => {
  const { rows } = await sql<Row>`
    select a.id as "applicationId", a.state as "applicationState", a.shop_name as "shopName", a.intro, a.receive_mobile as "receiveMobile", a.tel, a.province, a.city, a.area,
      a.shop_address as "shopAddress", a.shop_lng as "shopLng", a.shop_lat as "shopLat", a.country, a.firm_name as "firmName", a.credit_code as "creditCode",
      a.remarks, a.submitted_at as "submittedAt", a.decided_at as "decidedAt", s.suspend_reason as "suspendReason", n.user_name as "storeAccount",
      (select coalesce(jsonb_agg(jsonb_build_object('purpose', f.purpose, 'fileId', f.id, 'filePath', f.path)), '[]'::jsonb) from files f
        where f.path in (a.shop_logo, a.business_license, a.identity_card_front, a.identity_card_later)) as pictures
    from store_applications a left join stores s on s.id = a.store_id left join store_accounts n on n.id = a.account_id where a.user_id = ${ctx.actor.id}`.execute(
    ctx.db,
  );
  const [row] = rows;
  if (row === undefined) return { ...none, faults: await faultsTold(ctx, 0, { ...none, ...noPictures }) };
  const { applicationId, pictures, submittedAt, decidedAt, ...rest } = row;
  const held = Object.fromEntries(
    applicationPictures.map((field) => {
      const one = pictures.find(({ purpose }) => purpose === field);
      return [field, one === undefined ? null : { fileId: one.fileId, filePath: one.filePath }];
    }),
  ) as Pick<Mine, ApplicationPicture>;
  const paths = { ...noPictures, ...Object.fromEntries(pictures.map(({ purpose, filePath }) => [purpose, filePath])) };
  return {
    ...rest,
    ...held,
    ...(await storeStanding(ctx.db, ctx.actor.id)),
    faults: row.applicationState === applicationState.draft ? await faultsTold(ctx, applicationId, { ...rest, ...paths }) : {},
    submittedAt: submittedAt?.toISOString() ?? null,
    decidedAt: decidedAt?.toISOString() ?? null,
  };
};
