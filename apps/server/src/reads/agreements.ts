import { type AgreementParty, type HeldBack, orderStatus } from '@kyakhta/contract';
import { currencyOf, money, toWire } from '@kyakhta/money';
import { type Sql, sql } from '../runtime/sql.ts';
import { storeMailOf } from '../domains/accounts/index.ts';
import { type AgreementRow, agreementsOf, checkSignature, maskMail, type SignatureRow, signaturesOf } from '../domains/agreements/index.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../runtime/context.ts';
import type { Db } from '../runtime/database.ts';
import { refuse } from '../runtime/errors.ts';
import { openDocument } from '../runtime/stored-documents.ts';
import { heldBack } from './held-back.ts';

type Info = Result<'GET /p/agreement/info'>;
interface Head {
  readonly id: number;
  readonly status: number;
  readonly mold: number;
  readonly deliveryType: number;
  readonly total: bigint;
  readonly currency: string;
  readonly payBefore: Date | null;
  readonly heldBack: HeldBack | null;
  readonly paymentTerm: number;
  readonly paidAt: Date | null;
}
const headOf = async (db: Db, number: string, scope: Sql): Promise<Head> =>
  (
    await sql<Head>`select id, status, mold, delivery_type as "deliveryType", ${heldBack} as "heldBack", total, currency, pay_before as "payBefore", payment_term as "paymentTerm", paid_at as "paidAt" from orders o where number = ${number} and ${scope}`.execute(
      db,
    )
  ).rows[0] ?? refuse('orderUnknown');

const wire = (a: AgreementRow, s: SignatureRow | undefined): Info['agreement'] => ({
  number: a.number,
  party: a.party,
  state: a.state,
  createdAt: a.createdAt.toISOString(),
  signBefore: a.signBefore.toISOString(),
  endedAt: a.endedAt?.toISOString() ?? null,
  refusal: a.refusal,
  paper: {
    ...a.paper,
    languages: [...a.paper.languages],
    title: [...a.paper.title],
    day: a.paper.day === undefined ? null : [...a.paper.day],
    signatures: (a.paper.signatures ?? []).map(({ stamp, ...one }) => ({
      ...one,
      side: [...one.side],
      how: [...one.how],
      stamped: stamp !== null,
    })),
    sections: a.paper.sections.map((section) => ({
      heading: [...section.heading],
      paragraphs: section.paragraphs.map((pair) => [...pair]),
      table:
        section.table === null
          ? null
          : {
              columns: section.table.columns.map((c) => ({ ...c, heading: [...c.heading] })),
              rows: section.table.rows.map((row) => row.map((cell) => [...cell])),
            },
    })),
  },
  signatory: a.signatory,
  hasDocument: a.document !== null,
  hasCertificate: a.certificate !== null,
  signature: s === undefined ? null : { ...s, signedAt: s.signedAt.toISOString() },
});
const side = (a: AgreementRow): Info['buyer'] => ({
  state: a.state,
  signBefore: a.signBefore.toISOString(),
  endedAt: a.endedAt?.toISOString() ?? null,
});

/** A side's own contract about an order it has, with how far the other one is. */
const infoOf = async (ctx: Ctx, number: string, scope: Sql, party: AgreementParty, mail: string | null): Promise<Info> => {
  const head = await headOf(ctx.db, number, scope);
  const agreements = await agreementsOf(ctx.db, head.id);
  const [buyer, seller] = (['buyer', 'seller'] as const).map((of) => agreements.find((a) => a.party === of));
  const own = (party === 'buyer' ? buyer : seller) ?? refuse('agreementUnknown');
  const signature = (await signaturesOf(ctx.db, [own.id])).get(own.id);
  return {
    orderNumber: number,
    status: head.status,
    orderMold: head.mold,
    dvyType: head.deliveryType,
    heldBack: head.heldBack,
    actualTotal: toWire(money(head.total, currencyOf(head.currency))),
    currency: head.currency,
    agreement: wire(own, signature),
    buyer: side(buyer ?? own),
    seller: seller === undefined ? null : side(seller),
    codeGoesTo: mail === null ? null : maskMail(mail),
    payBefore: head.payBefore?.toISOString() ?? null,
    paymentTerm: head.paymentTerm,
    payTime: head.paidAt?.toISOString() ?? null,
  };
};
const userMail = async (db: Db, userId: number): Promise<string | null> =>
  (await sql<{ mail: string }>`select mail from users where id = ${userId}`.execute(db)).rows[0]?.mail ?? null;
export const myAgreement = async (ctx: CtxFor<'GET /p/agreement/info'>, input: Parsed<'GET /p/agreement/info'>): Promise<Info> =>
  infoOf(ctx, input.orderNumber, sql`user_id = ${ctx.actor.id}`, 'buyer', await userMail(ctx.db, ctx.actor.id));
export const storeAgreement = async (
  ctx: CtxFor<'GET /shop/admin/agreement/info'>,
  input: Parsed<'GET /shop/admin/agreement/info'>,
): Promise<Info> => infoOf(ctx, input.orderNumber, sql`store_id = ${ctx.actor.storeId}`, 'seller', await storeMailOf(ctx.db, ctx.actor.id));

/** Nobody waits for more than some; the rest stand behind these. */
const waitingMost = 50;
/** What the store has to sign, for those who sign and need not see orders. */
export const waitingAgreements = async (
  ctx: CtxFor<'GET /shop/admin/agreement/waiting'>,
): Promise<Result<'GET /shop/admin/agreement/waiting'>> => {
  const { rows } = await sql<{ number: string; total: bigint; currency: string; signBefore: Date }>`
    select o.number, o.total, o.currency, a.sign_before as "signBefore" from orders o join agreements a on a.order_id = o.id and a.party = 'seller'
    where o.store_id = ${ctx.actor.storeId} and o.status = ${orderStatus.waitingSupplierContract} order by a.sign_before, o.id limit ${waitingMost}`.execute(
    ctx.db,
  );
  return {
    waiting: rows.map(({ number, total, currency, signBefore }) => ({
      orderNumber: number,
      actualTotal: toWire(money(total, currencyOf(currency))),
      currency,
      signBefore: signBefore.toISOString(),
    })),
  };
};

const documentOf = async (
  ctx: Ctx,
  input: { readonly orderNumber: string; readonly part: 'contract' | 'certificate' },
  scope: Sql,
  party: AgreementParty,
) => {
  const head = await headOf(ctx.db, input.orderNumber, scope);
  const agreement = (await agreementsOf(ctx.db, head.id)).find((a) => a.party === party) ?? refuse('agreementUnknown');
  const hash = (input.part === 'contract' ? agreement.document : agreement.certificate) ?? refuse('agreementNotReady');
  const bytes = (await openDocument(ctx.dataDir, hash)) ?? refuse('agreementNotReady');
  return { name: `${agreement.number}-${input.part}.pdf`, type: 'application/pdf', bytes };
};
export const myDocument = (ctx: CtxFor<'GET /p/agreement/document'>, input: Parsed<'GET /p/agreement/document'>) =>
  documentOf(ctx, input, sql`user_id = ${ctx.actor.id}`, 'buyer');
export const storeDocument = (ctx: CtxFor<'GET /shop/admin/agreement/document'>, input: Parsed<'GET /shop/admin/agreement/document'>) =>
  documentOf(ctx, input, sql`store_id = ${ctx.actor.storeId}`, 'seller');
export const anyDocument = (ctx: CtxFor<'GET /platform/agreement/document'>, input: Parsed<'GET /platform/agreement/document'>) =>
  documentOf(ctx, input, sql`true`, input.party);

/** Both contracts about an order, each signature checked anew. */
export const anyAgreements = async (
  ctx: CtxFor<'GET /platform/agreement/info'>,
  input: Parsed<'GET /platform/agreement/info'>,
): Promise<Result<'GET /platform/agreement/info'>> => {
  const head = await headOf(ctx.db, input.orderNumber, sql`true`);
  const agreements = await agreementsOf(ctx.db, head.id);
  const signatures = await signaturesOf(
    ctx.db,
    agreements.map((a) => a.id),
  );
  const checked: Result<'GET /platform/agreement/info'>['agreements'] = [];
  for (const a of agreements) {
    const s = signatures.get(a.id);
    checked.push({ ...wire(a, s), check: s === undefined ? null : await checkSignature(ctx, a, s) });
  }
  return { orderNumber: input.orderNumber, agreements: checked };
};
