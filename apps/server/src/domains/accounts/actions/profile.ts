import { toWire } from '@kyakhta/money';
import type { CtxFor, Result } from '../../../runtime/context.ts';
import { account, balanceOf, balancesOf } from '../../ledger/index.ts';
import { siteSettings } from '../../site/index.ts';
import { selectUser, type User } from '../store.ts';

/** The person behind an id. @throws Error when there is none: a session outlived its holder. */
export const userOf = async (ctx: Pick<CtxFor<'POST /logOut'>, 'db'>, userId: number): Promise<User> => {
  const user = await selectUser(ctx.db, userId);
  if (user === null) throw new Error('session without a user');
  return user;
};

export const userInfo = async (ctx: CtxFor<'GET /p/user/userInfo'>): Promise<Result<'GET /p/user/userInfo'>> => {
  const user = await userOf(ctx, ctx.actor.id);
  const { settlementCurrency } = await siteSettings(ctx.db);
  return {
    userName: user.userName,
    nickName: user.nickName,
    pic: user.picture,
    userId: user.id,
    userMail: user.mail,
    userMobile: user.mobile,
    sex: user.sex,
    birthDate: user.birthDate,
    level: user.level,
    levelType: 0,
    growth: user.growth,
    timeZone: user.timeZone,
    score: 0,
    balance: toWire(await balanceOf(ctx.db, account.buyerAvailable(user.id), settlementCurrency)),
  };
};

export const balanceInfo = async (
  ctx: CtxFor<'GET /p/userBalance/getBalanceInfo'>,
): Promise<Result<'GET /p/userBalance/getBalanceInfo'>> => {
  const { settlementCurrency } = await siteSettings(ctx.db);
  const [available, held] = await balancesOf(
    ctx.db,
    [account.buyerAvailable(ctx.actor.id), account.buyerHeld(ctx.actor.id)],
    settlementCurrency,
  );
  if (available === undefined || held === undefined) throw new Error('balances are missing');
  return { balance: toWire(available), heldBalance: toWire(held), currency: settlementCurrency };
};
