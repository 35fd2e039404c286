import { suspenseCaseKinds } from '@kyakhta/contract';
import { closeCases, hasOpenMoney, lockAttempt, moveAttempt } from '../../../domains/payments/index.ts';
import type { Ctx } from '../../../runtime/context.ts';

/** Once nothing of a payment is in suspense any more, the cases that tell of it are over. */
export const endCases = async (
  ctx: Ctx,
  payment: { readonly id: number; readonly number: string },
  by: { readonly operatorId: number; readonly note: string } | null = null,
): Promise<void> => {
  if (await hasOpenMoney(ctx.db, payment.id)) return;
  await closeCases(ctx.db, payment.id, suspenseCaseKinds, { operatorId: by?.operatorId ?? null, note: by?.note ?? '', at: ctx.now });
  const attempt = await lockAttempt(ctx.db, payment.number);
  if (attempt?.state === 'suspense') await moveAttempt(ctx, attempt, 'returned');
};
