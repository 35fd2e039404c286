import type { AuditAction, EndpointKey } from '@kyakhta/contract';
import { endpoints } from '@kyakhta/contract';
import type pg from 'pg';
import type { Outcome } from '../src/runtime/outcome.ts';

/** Calls of operators that change nothing of the house: each with the reason why the record does not tell of it. */
export const unrecorded: Readonly<Partial<Record<EndpointKey, string>>> = {
  'POST /platform/logOut': 'ends the own session',
  'PUT /platform/listView': 'arranges the own lists',
  'POST /platform/file/upload': 'brings a picture that nobody sees until a call uses it, which is recorded',
  'DELETE /platform/file/{fileId}': 'takes such a picture back',
};
/** Where there is nothing before: it begins with this, is a look, or what was before is a secret. */
const nothingBefore: ReadonlySet<AuditAction> = new Set([
  'banner.add',
  'category.add',
  'coupon.add',
  'coupon.give',
  'list.export',
  'notice.write',
  'offer.add',
  'operator.add',
  'operator.password',
  'order.lateCash',
  'payment.transfer',
  'proposal.propose',
  'refund.grant',
  'refund.packet',
  'seller.password',
  'store.open',
  'storeAccount.add',
  'storeAccount.password',
  'storeApplication.paper',
  'synonyms.add',
  'terms.draft',
  'user.endSessions',
  'user.reveal',
]);
/** Where there is nothing after: it ends with this. */
const nothingAfter: ReadonlySet<AuditAction> = new Set(['banner.remove', 'category.remove', 'synonyms.remove', 'terms.drop']);

/** Whether a call is an operator's that may change something. */
export const isOperatorsCommand = (key: EndpointKey): boolean => {
  const { who, reads } = endpoints[key] as { readonly who: string; readonly reads?: true };
  return who === 'operator' && !key.startsWith('GET ') && reads !== true;
};

interface Kept {
  readonly action: AuditAction;
  readonly before: unknown;
  readonly after: unknown;
  readonly actorKind: string;
}
/** What the record tells of one call. */
export const keptOf = async (pool: pg.Pool, requestId: string): Promise<Kept[]> =>
  (
    await pool.query<Kept>('select action, before, after, actor_kind as "actorKind" from audit_log where request_id = $1 order by id', [
      requestId,
    ])
  ).rows;

/** Rows in which before or after is missing where there was something. */
export const unfinished = (rows: readonly Kept[]): string[] =>
  rows.flatMap(({ action, before, after }) => [
    ...(before === null && !nothingBefore.has(action) ? [`${action} says nothing of before`] : []),
    ...(after === null && !nothingAfter.has(action) ? [`${action} says nothing of after`] : []),
  ]);

/**
 * Calls that succeed and change nothing where it is so already: then nothing is sent. That it became so was sent before,
 * under one of these names; the rules of the site may be sent as they stand from the beginning.
 */
const mayChangeNothing: Readonly<Partial<Record<EndpointKey, readonly AuditAction[]>>> = {
  'PUT /platform/order/parcelNote': ['order.parcelNote'],
  'PUT /platform/prodAudit/approve': ['product.approve'],
  'PUT /platform/inquiry/pass': ['inquiry.pass'],
  'PUT /platform/shopAudit/approve': ['storeApplication.approve'],
  'PUT /platform/notice/{noticeId}/publish': ['notice.publish'],
  'PUT /platform/notice/{noticeId}/takeDown': [],
  'PUT /platform/comment/hide': ['review.hide'],
  'PUT /platform/comment/show': [],
  'PUT /platform/staff/{operatorId}/areas': [],
  'PUT /platform/staff/{operatorId}/lock': ['operator.lock'],
  'PUT /platform/staff/{operatorId}/unlock': [],
  'PUT /platform/staff/{operatorId}/confirm': [],
  'PUT /platform/category/order': [],
  'PUT /platform/category/{categoryId}/move': [],
  'PUT /platform/banner/order': [],
  'PUT /platform/site/settings': [],
  'PUT /platform/site/content': [],
  'PUT /platform/site/bankDetails': [],
  'PUT /platform/site/secondOperator': [],
};
const isKept = async (pool: pg.Pool, actions: readonly AuditAction[]): Promise<boolean> =>
  (await pool.query('select 1 from audit_log where action = any($1::text[]) limit 1', [[...actions]])).rowCount === 1;

/** Throws when a successful call of an operator is not in the record, or is there without what was before and after. */
export const expectRecorded = async (pool: pg.Pool, key: EndpointKey, requestId: string, outcome: Outcome): Promise<void> => {
  if (outcome.code !== '00000' || outcome.replayed || !isOperatorsCommand(key) || unrecorded[key] !== undefined) return;
  const rows = await keptOf(pool, requestId);
  const named = mayChangeNothing[key];
  const isExcused = named !== undefined && (named.length === 0 || (await isKept(pool, named)));
  if (rows.length === 0 && !isExcused) throw new Error(`${key} left nothing in the record of changes`);
  const faults = unfinished(rows);
  if (faults.length > 0) throw new Error(`${key}: ${faults.join('; ')}`);
};
