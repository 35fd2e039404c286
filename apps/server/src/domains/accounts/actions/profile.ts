import { toWire } from '@kyakhta/money';
import type { CtxFor, Result } from '../../../runtime/context.ts';
import { account, balanceOf } from '../../ledger/index.ts';
import { siteSettings } from '../../site/index.ts';
import { selectUser, type User } from '../store.ts';

/** The person behind an id. @throws Error when there is none: a session outlived its holder. */
export const userOf = async (ctx: Pick<CtxFor<'POST /logOut'>, 'db'>, userId: number): Promise<User> => {
  const user = await selectUser(ctx.db, userId);
  if (user === null) throw new Error('session without a user');
  return user;
};

/** The profile, without what later domains know of the person. */
export const profileOf = async (ctx: CtxFor<'GET /p/user/userInfo'>): Promise<Omit<Result<'GET /p/user/userInfo'>, 'score'>> => {
  const user = await userOf(ctx, ctx.actor.id);
  const { settlementCurrency } = await siteSettings(ctx.db);
  return {
    userName: user.userName,
    username: user.userName,
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
    balance: toWire(await balanceOf(ctx.db, account.buyerAvailable(user.id), settlementCurrency)),
  };
};
