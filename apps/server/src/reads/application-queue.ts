import { type ApplicationPaper, applicationPapers, type ApplicationState, applicationState, pictureSides } from '@kyakhta/contract';
import { sql } from '../runtime/sql.ts';
import type { Remarks } from '../domains/stores/index.ts';
import type { CtxFor, Parsed, Result } from '../runtime/context.ts';
import { refuse } from '../runtime/errors.ts';
import { readPicture } from '../runtime/stored-files.ts';
import { offsetOf, pageOf } from './paging.ts';

type Card = Result<'GET /platform/shopAudit/page'>['records'][number];
type Whole = Result<'GET /platform/shopAudit/info/{applicationId}'>;
type Row = Omit<Card, 'submittedAt' | 'decidedAt'> & {
  readonly submittedAt: Date;
  readonly decidedAt: Date | null;
  readonly total: number;
};

const columns = sql`a.id as "applicationId", a.round, a.state as "applicationState", a.shop_name as "shopName", a.firm_name as "firmName", a.country, a.city,
  u.id as "userId", u.nick_name as "nickName", a.submitted_at as "submittedAt", a.decided_at as "decidedAt", o.user_name as "decidedBy", a.store_id as "shopId"`;
const from = sql`from store_applications a join users u on u.id = a.user_id left join operators o on o.id = a.decided_by`;
const cardOf = ({ submittedAt, decidedAt, total: _, ...r }: Row): Card => ({
  ...r,
  submittedAt: submittedAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
});

const views = { open: applicationState.submitted, refused: applicationState.refused, approved: applicationState.approved } as const;
/** Applications for stores as operators see them. */
export const applicationPage = async (
  ctx: CtxFor<'GET /platform/shopAudit/page'>,
  input: Parsed<'GET /platform/shopAudit/page'>,
): Promise<Result<'GET /platform/shopAudit/page'>> => {
  const order = input.view === 'open' ? sql`a.submitted_at, a.id` : sql`a.decided_at desc, a.id desc`;
  const { rows } = await sql<Row>`
    select ${columns}, count(*) over ()::int as total ${from} where a.state = ${views[input.view]} and a.submitted_at is not null order by ${order} limit ${input.size} offset ${offsetOf(input)}`.execute(
    ctx.db,
  );
  const { rows: counted } = await sql<{ open: number }>`
    select count(*)::int as open from store_applications where state = ${applicationState.submitted}`.execute(ctx.db);
  return { ...pageOf(rows.map(cardOf), rows[0]?.total ?? 0, input), open: counted[0]?.open ?? 0 };
};

type Texts = Pick<
  Whole,
  | 'intro'
  | 'receiveMobile'
  | 'tel'
  | 'province'
  | 'area'
  | 'shopAddress'
  | 'shopLng'
  | 'shopLat'
  | 'creditCode'
  | 'scope'
  | 'hasLogo'
  | 'remarks'
>;

/** One application whole; of its papers only which there are. */
export const applicationInfo = async (
  ctx: CtxFor<'GET /platform/shopAudit/info/{applicationId}'>,
  input: Parsed<'GET /platform/shopAudit/info/{applicationId}'>,
): Promise<Whole> => {
  const { rows } = await sql<Row & Texts & Readonly<Record<ApplicationPaper, boolean>>>`
    select ${columns}, 1 as total, a.intro, a.receive_mobile as "receiveMobile", a.tel, a.province, a.area, a.shop_address as "shopAddress", a.shop_lng as "shopLng",
      a.shop_lat as "shopLat", a.credit_code as "creditCode", a.scope, a.remarks, a.shop_logo <> '' as "hasLogo", a.business_license <> '' as "businessLicense",
      a.identity_card_front <> '' as "identityCardFront", a.identity_card_later <> '' as "identityCardLater"
    ${from} where a.id = ${input.applicationId} and a.state <> ${applicationState.draft} and a.submitted_at is not null`.execute(ctx.db);
  const row = rows[0] ?? refuse('applicationUnknown');
  const { rows: moves } = await sql<{ state: ApplicationState; at: Date; by: string; remarks: Remarks }>`
    select m.state, m.at, coalesce(o.user_name, u.nick_name, '') as by, m.remarks from store_application_moves m
    left join operators o on m.actor_kind = 'operator' and o.id = m.actor_id left join users u on m.actor_kind = 'buyer' and u.id = m.actor_id
    where m.application_id = ${row.applicationId} order by m.id`.execute(ctx.db);
  return {
    ...row,
    ...cardOf(row),
    papers: applicationPapers.filter((paper) => row[paper]),
    history: moves.map(({ state, at, ...move }) => ({ ...move, applicationState: state, at: at.toISOString() })),
  };
};

/** Its logo, which is no secret: it stands for the store once it is open. */
export const applicationLogo = async (ctx: CtxFor<'GET /platform/shopAudit/logo'>, input: Parsed<'GET /platform/shopAudit/logo'>) => {
  const { rows } = await sql<{ path: string }>`
    select shop_logo as path from store_applications where id = ${input.applicationId} and state <> ${applicationState.draft} and shop_logo <> ''`.execute(
    ctx.db,
  );
  const path = rows[0]?.path ?? refuse('applicationUnknown');
  const bytes = (await readPicture(ctx.dataDir, path, input.side ?? pictureSides[0])) ?? refuse('applicationUnknown');
  return { name: `logo-${input.applicationId}.webp`, type: 'image/webp', bytes };
};
