import { bankAccountHours } from '@kyakhta/contract';
import { addHours } from '../../../runtime/clock.ts';
import type { CtxFor, Parsed, Result } from '../../../runtime/context.ts';
import { recordAudit } from '../../audit/index.ts';
import { maskedAccount } from '../model.ts';
import { putBankAccount, selectBankAccount } from '../store.ts';

export const bankAccount = async (
  ctx: CtxFor<'GET /shop/admin/settlement/account'>,
): Promise<Result<'GET /shop/admin/settlement/account'>> => {
  const found = await selectBankAccount(ctx.db, ctx.actor.storeId);
  if (found === null) return null;
  const { usableFrom, ...bank } = found;
  return { ...maskedAccount(bank), usableFrom: usableFrom.toISOString(), usable: usableFrom <= ctx.now };
};

/**
 * Sets where payouts go to. Another account than before may be used a day later, so that the person who looks into the
 * console notices what was not his doing; the first one may be used at once, nothing can be diverted by it.
 */
export const setBankAccount = async (
  ctx: CtxFor<'PUT /shop/admin/settlement/account'>,
  bank: Parsed<'PUT /shop/admin/settlement/account'>,
): Promise<null> => {
  const { storeId } = ctx.actor;
  const before = await selectBankAccount(ctx.db, storeId);
  const same = before !== null && before.account === bank.account && before.swift === bank.swift && before.holder === bank.holder;
  const usableFrom = before === null ? ctx.now : same ? before.usableFrom : addHours(ctx.now, bankAccountHours);
  await putBankAccount(ctx.db, storeId, bank, same ? before.changedAt : ctx.now, usableFrom);
  await recordAudit(ctx, 'store.bankAccount', `store:${storeId}`, before && maskedAccount(before), maskedAccount(bank));
  return null;
};
