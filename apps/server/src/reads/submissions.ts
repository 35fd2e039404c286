import {
  localUnit,
  pickText,
  productStatus,
  type ReviewField,
  reviewFields,
  type SubmissionState,
  submissionState,
} from '@kyakhta/contract';
import { currencyOf, money, toWire } from '@kyakhta/money';
import { sql } from '../runtime/sql.ts';
import { categoryPaths, type Face, facesOf, isReviewed, type ReviewRemarks, writeCategory } from '../domains/catalog/index.ts';
import type { CtxFor, Parsed, Result } from '../runtime/context.ts';
import { refuse } from '../runtime/errors.ts';
import { certificatesSubmitted } from './certificates.ts';
import { offsetOf, pageOf } from './paging.ts';
import { skusOf } from './product-skus.ts';

type StoreReview = Result<'GET /shop/admin/prod/review'>;
type Page = Result<'GET /platform/prodAudit/page'>;
type Card = Page['records'][number];
type Info = Result<'GET /platform/prodAudit/info/{prodId}'>;
type WireFace = Info['face'];
interface Row extends Omit<Card, 'prodName' | 'pic' | 'submittedAt' | 'decidedAt'> {
  readonly face: Face;
  readonly submittedAt: Date;
  readonly decidedAt: Date | null;
}
const columns = sql`p.id as "prodId", l.round, l.state, l.is_first as "isFirst", l.face, l.submitted_at as "submittedAt", l.decided_at as "decidedAt", o.user_name as "decidedBy",
  s.id as "shopId", s.name as "shopName"`;
const from = sql`from product_submissions l join products p on p.id = l.product_id join stores s on s.id = p.store_id left join operators o on o.id = l.decided_by`;

const cardOf = ({ face, submittedAt, decidedAt, ...r }: Row, locale: Parameters<typeof pickText>[1]): Card => ({
  ...r,
  prodName: pickText(face.texts, locale)?.name ?? '',
  pic: face.pictures[0] ?? null,
  submittedAt: submittedAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
});

const views = { open: submissionState.submitted, refused: submissionState.refused, approved: submissionState.approved } as const;

/** Goods that stores submitted, as operators see them. */
export const submissionPage = async (
  ctx: CtxFor<'GET /platform/prodAudit/page'>,
  input: Parsed<'GET /platform/prodAudit/page'>,
): Promise<Page> => {
  const { rows: counted } = await sql<{ state: SubmissionState; count: number; oldest: Date }>`
    select l.state, count(*)::int as count, min(l.submitted_at) as oldest from product_submissions l join products p on p.id = l.product_id
    where l.state in (${sql.lit(submissionState.submitted)}, ${sql.lit(submissionState.refused)}, ${sql.lit(submissionState.approved)}) and p.status <> ${sql.lit(productStatus.deleted)} group by l.state`.execute(
    ctx.db,
  );
  const order = input.view === 'open' ? sql`l.submitted_at, l.id` : sql`l.decided_at desc, l.id desc`;
  const { rows } = await sql<Row>`
    select ${columns} ${from} where l.state = ${views[input.view]} and p.status <> ${sql.lit(productStatus.deleted)} order by ${order} limit ${input.size} offset ${offsetOf(input)}`.execute(
    ctx.db,
  );
  const open = counted.find((c) => c.state === submissionState.submitted);
  return {
    ...pageOf(
      rows.map((row) => cardOf(row, ctx.locale)),
      counted.find((c) => c.state === views[input.view])?.count ?? 0,
      input,
    ),
    open: open?.count ?? 0,
    oldest: open?.oldest.toISOString() ?? null,
  };
};

interface Facts {
  readonly code: string;
  readonly status: number;
  readonly currency: string;
  readonly unit: string | null;
  readonly minimum: number;
  readonly cartonQuantity: number;
  readonly grams: number;
  readonly cm3: number;
  readonly mold: number;
  readonly pricingMode: number;
  readonly remarks: ReviewRemarks;
  readonly tiers: readonly { readonly start: number; readonly price: string }[];
}

/** What of a face each field is. */
const partOf = (face: Face, field: ReviewField): unknown => {
  const texts = (what: 'name' | 'content' | 'specifications'): unknown =>
    Object.entries(face.texts).map(([locale, text]) => [locale, text[what]]);
  const { categoryId, pictures, certificates, variantPictures } = face;
  return {
    name: texts('name'),
    category: categoryId,
    pictures,
    description: texts('content'),
    specifications: texts('specifications'),
    certificates,
    variants: variantPictures,
  }[field];
};

/** What was last submitted of a product, beside what buyers see of it now. */
export const submissionInfo = async (
  ctx: CtxFor<'GET /platform/prodAudit/info/{prodId}'>,
  { prodId }: Parsed<'GET /platform/prodAudit/info/{prodId}'>,
): Promise<Info> => {
  const { rows } = await sql<Row & Facts>`
    select ${columns}, l.remarks, p.code, p.status, p.currency, p.minimum, p.carton_quantity as "cartonQuantity", p.carton_weight_grams as grams, p.carton_volume_cm3 as cm3, p.mold, p.pricing_mode as "pricingMode",
      (select t.unit from product_texts t where t.product_id = p.id order by t.locale = 'en' desc limit 1) as unit,
      coalesce((select jsonb_agg(jsonb_build_object('start', r.start_quantity, 'price', r.price::text) order by r.start_quantity) from product_tiers r where r.product_id = p.id), '[]'::jsonb) as tiers
    ${from} where p.id = ${prodId} and p.status <> ${sql.lit(productStatus.deleted)} order by l.round desc limit 1`.execute(ctx.db);
  const row = rows[0] ?? refuse('productUnknown');
  const { rows: rounds } = await sql<{
    round: number;
    state: SubmissionState;
    submittedAt: Date;
    decidedAt: Date | null;
    decidedBy: string | null;
    remarks: ReviewRemarks;
  }>`
    select l.round, l.state, l.submitted_at as "submittedAt", l.decided_at as "decidedAt", o.user_name as "decidedBy", l.remarks
    from product_submissions l left join operators o on o.id = l.decided_by where l.product_id = ${prodId} order by l.round desc`.execute(
    ctx.db,
  );
  const pathOf = await categoryPaths(ctx.db, ctx.locale);
  const faceOf = (face: Face): WireFace => ({
    category: writeCategory(pathOf(face.categoryId)),
    pictures: [...face.pictures],
    certificates: [...face.certificates],
    texts: Object.fromEntries(
      Object.entries(face.texts).map(([locale, { name, content, specifications }]) => [
        locale,
        { name, content, specifications: [...specifications] },
      ]),
    ),
  });
  const onSale = row.status === productStatus.underReview ? null : ((await facesOf(ctx.db, [prodId])).get(prodId) ?? null);
  const currency = currencyOf(row.currency);
  const skus = (await skusOf(ctx, [prodId])).get(prodId) ?? [];
  return {
    ...cardOf(row, ctx.locale),
    code: row.code,
    remarks: row.remarks,
    face: faceOf(row.face),
    // Also of a name that buyers still see and the store wants no more: both are shown side by side.
    certificateDetails: await certificatesSubmitted(ctx.db, prodId, [
      ...new Set([...row.face.certificates, ...(onSale?.certificates ?? [])]),
    ]),
    onSale: onSale === null ? null : faceOf(onSale),
    changed: reviewFields.filter(
      (field) => onSale === null || JSON.stringify(partOf(row.face, field)) !== JSON.stringify(partOf(onSale, field)),
    ),
    currency: row.currency,
    unit: localUnit(row.unit ?? '', ctx.locale),
    minimum: row.minimum,
    cartonQuantity: row.cartonQuantity,
    cartonWeight: row.grams / 1000,
    cartonVolume: row.cm3 / 1_000_000,
    mold: row.mold,
    tiers: row.pricingMode === 1 ? row.tiers.map((t) => ({ start: t.start, price: toWire(money(BigInt(t.price), currency)) })) : [],
    skuList: skus.map((sku) => ({
      skuId: sku.skuId,
      partyCode: sku.partyCode,
      skuName: sku.skuName,
      pic: row.face.variantPictures[sku.skuId] ?? null,
      price: sku.price,
      stocks: sku.stocks,
    })),
    history: rounds.map(({ submittedAt, decidedAt, ...r }) => ({
      ...r,
      submittedAt: submittedAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
    })),
  };
};

/** Whether goods of the store are looked at first, and what of them waits or is to be mended. */
export const storeReview = async (ctx: CtxFor<'GET /shop/admin/prod/review'>): Promise<StoreReview> => {
  const { storeId } = ctx.actor;
  const { rows } = await sql<{ state: SubmissionState; count: number }>`
    select l.state, count(*)::int as count from (
      select distinct on (s.product_id) s.state from product_submissions s join products p on p.id = s.product_id
      where p.store_id = ${storeId} and p.status <> ${sql.lit(productStatus.deleted)} order by s.product_id, s.round desc
    ) l group by l.state`.execute(ctx.db);
  const count = (state: SubmissionState): number => rows.find((r) => r.state === state)?.count ?? 0;
  return {
    isReviewed: await isReviewed(ctx.db, storeId),
    submitted: count(submissionState.submitted),
    refused: count(submissionState.refused),
  };
};
