import { type PaymentCaseKind, suspenseCaseKinds } from '@kyakhta/contract';
import type { Ctx } from '../../../runtime/context.ts';
import { lockAttempt } from '../store/attempts.ts';
import { closeCaseRow, closeCaseRows, insertCase, updateCaseNote } from '../store/cases.ts';
import { hasOpenMoney } from '../store/money.ts';
import { moveAttempt } from './attempts.ts';

/** The operator who ended a case, and why. */
interface ByOperator {
  readonly operatorId: number;
  readonly note: string;
}

/** Shows a payment to the operators, unless a case of this kind is open. */
export const openCase = (ctx: Ctx, paymentId: number, kind: PaymentCaseKind): Promise<void> => insertCase(ctx.db, paymentId, kind, ctx.now);
/** What open cases of these kinds told of a payment is over. @param by null where it ended by itself */
export const closeCases = (ctx: Ctx, paymentId: number, kinds: readonly PaymentCaseKind[], by: ByOperator | null = null): Promise<void> =>
  closeCaseRows(ctx.db, paymentId, kinds, { operatorId: by?.operatorId ?? null, note: by?.note ?? '', at: ctx.now });
/** An operator has dealt with a case. */
export const closeCase = (ctx: Ctx, caseId: number, by: ByOperator): Promise<void> => closeCaseRow(ctx.db, caseId, { ...by, at: ctx.now });
/** Keeps what an operator says of a case that stays open. */
export const noteCase = (ctx: Ctx, caseId: number, note: string): Promise<void> => updateCaseNote(ctx.db, caseId, note);

/** Once nothing of a payment is in suspense any more, the cases that tell of it are over. */
export const endCases = async (
  ctx: Ctx,
  payment: { readonly id: number; readonly number: string },
  by: ByOperator | null = null,
): Promise<void> => {
  if (await hasOpenMoney(ctx.db, payment.id)) return;
  await closeCases(ctx, payment.id, suspenseCaseKinds, by);
  const attempt = await lockAttempt(ctx.db, payment.number);
  if (attempt?.state === 'suspense') await moveAttempt(ctx, attempt, 'returned');
};
