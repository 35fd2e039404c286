import { latestAttempts } from '../../domains/payments/index.ts';
import { isWaitedFor } from '../../domains/proposals/index.ts';
import type { Ctx } from '../../runtime/context.ts';

/**
 * Whether money that came by bank for one of these references waits for a second operator. The attempt it was sent for
 * need not be the one that stands for them now: a payer who has sent money may have begun to pay otherwise.
 */
export const isBeingAgreed = async ({ db }: Pick<Ctx, 'db'>, references: readonly string[]): Promise<boolean> =>
  isWaitedFor(
    db,
    (await latestAttempts(db, references)).map((a) => `payment:${a.number}`),
  );
