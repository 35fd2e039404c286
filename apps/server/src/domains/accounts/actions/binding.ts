import type { AsksOutside, Ctx, CtxFor, Parsed, Result } from '../../../runtime/context.ts';
import { refuse, refuseAndKeep } from '../../../runtime/errors.ts';
import { hashOf } from '../../../runtime/identity.ts';
import { recordAudit } from '../../audit/index.ts';
import { sendMail } from '../../messages/index.ts';
import { siteName } from '../model/sign-in.ts';
import {
  deleteSocialAccount,
  insertSocialAccount,
  lockSocialTicket,
  selectSocialAccounts,
  selectSocialUser,
  type SocialIdentity,
  useSocialTicket,
} from '../store/social.ts';
import { lockSecret } from '../store/users.ts';
import { userOf } from './profile.ts';
import { whoCameBack } from './social-login.ts';

/** A ticket that may be used, with what it stands for. */
interface Ticket {
  readonly hash: Buffer;
  readonly identity: SocialIdentity;
}

/** The ticket of a sign-in that found no account, held until the registration ends one way or the other. */
export const lockTicket = async (ctx: Ctx, biz: string): Promise<Ticket> => {
  const hash = hashOf(biz);
  const identity = ctx.browserKey === null ? null : await lockSocialTicket(ctx.db, hash, hashOf(ctx.browserKey), ctx.now);
  return identity === null ? refuseAndKeep('signInTicketOver') : { hash, identity };
};

/** Each new way to log in is recorded and mailed to the reader of the account's mail: it may have been somebody else. */
const tell = async (ctx: Ctx, userId: number, socialType: number, what: 'bind' | 'unbind'): Promise<void> => {
  await recordAudit(ctx, `user.${what}`, `user:${userId}`, null, { socialType });
  const { mail } = await userOf(ctx, userId);
  await sendMail(ctx, mail, ctx.locale, what === 'bind' ? 'socialBound' : 'socialUnbound', { site: siteName(socialType) });
};

/** Binds a buyer who has just registered. Undoes the registration when somebody else was bound meanwhile. */
export const bindByTicket = async (ctx: Ctx, userId: number, { hash, identity }: Ticket): Promise<void> => {
  if (!(await insertSocialAccount(ctx.db, userId, identity, ctx.now))) refuse('socialAccountTaken');
  await useSocialTicket(ctx.db, hash, ctx.now);
  await tell(ctx, userId, identity.socialType, 'bind');
};

export const bindThirdAccount = (
  ctx: CtxFor<'POST /bindThirdAccount'>,
  input: Parsed<'POST /bindThirdAccount'>,
): Promise<AsksOutside<null>> => {
  const userId = ctx.actor.id;
  return whoCameBack<null>(ctx, 'bind', input, async (inside, { name: _name, ...person }) => {
    const identity = { socialType: input.socialType, ...person };
    if (!(await insertSocialAccount(inside.db, userId, identity, inside.now))) {
      const owner = await selectSocialUser(inside.db, identity);
      if (owner === userId) return null;
      return refuse(owner === null ? 'socialAccountOther' : 'socialAccountTaken');
    }
    await tell(inside, userId, identity.socialType, 'bind');
    return null;
  });
};

export const listSocialAccounts = async (ctx: CtxFor<'GET /p/user/social'>): Promise<Result<'GET /p/user/social'>> =>
  (await selectSocialAccounts(ctx.db, ctx.actor.id)).map(({ socialType, mail, createdAt }) => ({
    socialType,
    mail,
    boundAt: createdAt.toISOString(),
  }));

/** Unbinds, her row held: of two accounts without a password not both are unbound at once. */
export const unbindSocialAccount = async (
  ctx: CtxFor<'DELETE /p/user/social/{socialType}'>,
  input: Parsed<'DELETE /p/user/social/{socialType}'>,
): Promise<null> => {
  const secret = await lockSecret(ctx.db, ctx.actor.id);
  if (!(await deleteSocialAccount(ctx.db, ctx.actor.id, input.socialType))) return refuse('socialAccountNotBound');
  if (secret === null && (await selectSocialAccounts(ctx.db, ctx.actor.id)).length === 0) return refuse('lastWayIn');
  await tell(ctx, ctx.actor.id, input.socialType, 'unbind');
  return null;
};
