import { type Areas, hasArea, operatorAreas, operatorsMax, staffArea, storeAccountsMax, storeAreas } from '@kyakhta/contract';
import type { ActorOf, Ctx, CtxFor, Parsed, Prepared, Result } from '../../../runtime/context.ts';
import { refuse } from '../../../runtime/errors.ts';
import { recordAudit } from '../../audit/index.ts';
import { sendMail } from '../../messages/index.ts';
import { insertOperator, insertStoreAccount, updateConsoleSecret } from '../store/consoles.ts';
import { areTwoPeople, peopleBehind, takenInHand } from '../model/people.ts';
import { updateHands, updateOwnPassword } from '../store/people.ts';
import { type Colleague, holdHouse, type House, selectColleagues, updateAreas, updateLock } from '../store/staff.ts';
import { type MadePassword, makePassword } from './consoles.ts';
import { endSessions } from './sessions.ts';

type ConsoleCtx = Ctx<ActorOf<'operator' | 'seller'>>;
const houseOf = ({ actor }: ConsoleCtx): House =>
  actor.kind === 'operator' ? { kind: 'operator' } : { kind: 'seller', storeId: actor.storeId };

/** What an account is called in the record: a store's are found under their store. */
const named = (house: House, id: number): { readonly noun: 'operator' | 'storeAccount'; readonly subject: string } =>
  house.kind === 'operator' ? { noun: 'operator', subject: `operator:${id}` } : { noun: 'storeAccount', subject: `store:${house.storeId}` };

/**
 * The house as it stands, held until the end. Who was locked or lost his right over accounts a moment ago is refused
 * here: of two who lock each other at once the second finds himself locked. As nobody can do either to himself, one
 * who has the right is always left.
 */
const enter = async (ctx: ConsoleCtx): Promise<{ readonly house: House; readonly all: readonly Colleague[]; readonly self: Colleague }> => {
  const house = houseOf(ctx);
  await holdHouse(ctx.db, house);
  const all = await selectColleagues(ctx.db, house);
  const self = all.find((one) => one.id === ctx.actor.id);
  if (self === undefined || self.lockedAt !== null || !hasArea(self.areas, staffArea[house.kind])) return refuse('notPermitted');
  return { house, all, self };
};
/** One of the same house; another's is not there. */
const colleague = ({ house, all }: { readonly house: House; readonly all: readonly Colleague[] }, id: number): Colleague =>
  all.find((one) => one.id === id) ?? refuse(house.kind === 'operator' ? 'operatorUnknown' : 'storeAccountUnknown');

const wireOf = (ctx: ConsoleCtx, { id, lockedAt, createdAt, hands: _, ownPassword: _own, ...rest }: Colleague) => ({
  ...rest,
  lockedAt: lockedAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
  isSelf: id === ctx.actor.id,
});
/** Areas in the order of the list, however they were given. */
const inOrder = <A extends string>(all: readonly A[], areas: Areas<string>): A[] | null =>
  areas === null ? null : all.filter((area) => areas.includes(area));

export const listOperators = async (ctx: CtxFor<'GET /platform/staff/list'>): Promise<Result<'GET /platform/staff/list'>> => {
  const all = await selectColleagues(ctx.db, houseOf(ctx));
  const self = all.find((one) => one.id === ctx.actor.id);
  return {
    operators: all.map((one) => ({
      operatorId: one.id,
      ...wireOf(ctx, one),
      areas: inOrder(operatorAreas, one.areas),
      hands: one.hands.flatMap((id) => all.find((other) => other.id === id)?.userName ?? []),
      ownPassword: one.ownPassword,
      canConfirm: self !== undefined && one.hands.length > 0 && areTwoPeople(peopleBehind(one), peopleBehind(self)),
    })),
  };
};
export const listStoreAccounts = async (ctx: CtxFor<'GET /shop/admin/staff/list'>): Promise<Result<'GET /shop/admin/staff/list'>> => ({
  accounts: (await selectColleagues(ctx.db, houseOf(ctx))).map((one) => ({
    accountId: one.id,
    ...wireOf(ctx, one),
    areas: inOrder(storeAreas, one.areas),
  })),
});

interface NewAccount {
  readonly userName: string;
  readonly mail: string | null;
  readonly areas: Areas<string>;
}
/** Adds an account to a store. @returns its id */
export const addStoreAccount = async (
  ctx: Ctx,
  storeId: number,
  { userName, mail, areas }: NewAccount,
  made: Pick<MadePassword, 'hash'>,
): Promise<number> => {
  const house: House = { kind: 'seller', storeId };
  await holdHouse(ctx.db, house);
  if ((await selectColleagues(ctx.db, house)).length >= storeAccountsMax) refuse('accountLimitReached', { max: storeAccountsMax });
  const account = { storeId, userName, mail, areas, passwordHash: made.hash, at: ctx.now };
  const id = (await insertStoreAccount(ctx.db, account)) ?? refuse('accountNameTaken');
  await recordAudit(ctx, 'storeAccount.add', `store:${storeId}`, null, { accountId: id, userName, mail, areas });
  return id;
};

export const addStoreColleague: Prepared<'POST /shop/admin/staff'> = {
  before: async (_ctx, input) => {
    const made = await makePassword();
    return async (inside): Promise<Result<'POST /shop/admin/staff'>> => {
      await enter(inside);
      const { userName, mail } = input;
      const accountId = await addStoreAccount(
        inside,
        inside.actor.storeId,
        { userName, mail, areas: inOrder(storeAreas, input.areas) },
        made,
      );
      await sendMail(inside, mail, inside.locale, 'accountAdded', { userName });
      return { accountId, userName, password: made.password };
    };
  },
};
export const addOperator: Prepared<'POST /platform/staff'> = {
  before: async (_ctx, input) => {
    const made = await makePassword();
    return async (inside): Promise<Result<'POST /platform/staff'>> => {
      const { all, self } = await enter(inside);
      if (all.length >= operatorsMax) refuse('accountLimitReached', { max: operatorsMax });
      const { userName, mail } = input;
      const areas = inOrder(operatorAreas, input.areas);
      const operatorId =
        (await insertOperator(inside.db, {
          userName,
          mail,
          areas,
          passwordHash: made.hash,
          at: inside.now,
          hands: peopleBehind(self),
        })) ?? refuse('accountNameTaken');
      await recordAudit(inside, 'operator.add', `operator:${operatorId}`, null, { userName, mail, areas });
      await sendMail(inside, mail, inside.locale, 'accountAdded', { userName });
      return { operatorId, userName, password: made.password };
    };
  },
};

const change = async (ctx: ConsoleCtx, id: number, areas: Areas<string>): Promise<null> => {
  const inside = await enter(ctx);
  const one = colleague(inside, id);
  const { kind } = inside.house;
  if (id === ctx.actor.id && !hasArea(areas, staffArea[kind])) refuse('ownAccount');
  if (JSON.stringify(areas) === JSON.stringify(one.areas)) return null;
  await updateAreas(ctx.db, kind, id, areas);
  // Whom one lets decide about money is not another than he before somebody else has said so.
  const decidesNow = kind === 'operator' && hasArea(areas, 'money') && !hasArea(one.areas, 'money');
  if (decidesNow && id !== ctx.actor.id) await updateHands(ctx.db, id, takenInHand(one, inside.self));
  const { noun, subject } = named(inside.house, id);
  const { userName } = one;
  await recordAudit(ctx, `${noun}.areas`, subject, { userName, areas: one.areas }, { userName, areas });
  return null;
};
const lock = async (ctx: ConsoleCtx, id: number, reason: string): Promise<null> => {
  const inside = await enter(ctx);
  const one = colleague(inside, id);
  if (id === ctx.actor.id) refuse('ownAccount');
  if (one.lockedAt !== null) return null;
  const { kind } = inside.house;
  await updateLock(ctx.db, kind, id, { at: ctx.now, reason });
  const ended = await endSessions(ctx, kind, id, null);
  const { noun, subject } = named(inside.house, id);
  const { userName } = one;
  await recordAudit(ctx, `${noun}.lock`, subject, { userName, locked: false }, { userName, locked: true, reason, ended });
  return null;
};
const unlock = async (ctx: ConsoleCtx, id: number): Promise<null> => {
  const inside = await enter(ctx);
  const { userName, lockedAt, lockReason } = colleague(inside, id);
  if (lockedAt === null) return null;
  await updateLock(ctx.db, inside.house.kind, id, null);
  const { noun, subject } = named(inside.house, id);
  await recordAudit(ctx, `${noun}.unlock`, subject, { userName, locked: true, reason: lockReason }, { userName, locked: false });
  return null;
};
/** A new password for somebody else; one's own is changed by who knows the old one. */
const renew = async (ctx: ConsoleCtx, id: number, made: MadePassword): Promise<{ userName: string; password: string }> => {
  const inside = await enter(ctx);
  const one = colleague(inside, id);
  const { userName } = one;
  if (id === ctx.actor.id) refuse('ownAccount');
  const { kind } = inside.house;
  await updateConsoleSecret(ctx.db, kind, id, made.hash);
  if (kind === 'operator') {
    await updateHands(ctx.db, id, takenInHand(one, inside.self));
    await updateOwnPassword(ctx.db, id, false);
  }
  const ended = await endSessions(ctx, kind, id, null);
  const { noun, subject } = named(inside.house, id);
  await recordAudit(ctx, `${noun}.password`, subject, null, { userName, ended });
  return { userName, password: made.password };
};

/**
 * Confirms that an account is the person's whose it is said to be, and in nobody else's hands: by another operator, once
 * its owner has chosen her own password. From then on it is a second operator besides the person who made it.
 */
export const confirmOperator = async (
  ctx: CtxFor<'PUT /platform/staff/{operatorId}/confirm'>,
  input: Parsed<'PUT /platform/staff/{operatorId}/confirm'>,
): Promise<null> => {
  const inside = await enter(ctx);
  const one = colleague(inside, input.operatorId);
  if (one.id === ctx.actor.id) refuse('ownAccount');
  if (one.hands.length === 0) return null;
  if (!areTwoPeople(peopleBehind(one), peopleBehind(inside.self))) refuse('operatorSameHands');
  if (!one.ownPassword) refuse('operatorPasswordTold');
  await updateHands(ctx.db, one.id, []);
  const { userName } = one;
  await recordAudit(ctx, 'operator.confirm', `operator:${one.id}`, { userName, hands: one.hands }, { userName, hands: [] });
  return null;
};

export const changeOperatorAreas = (
  ctx: CtxFor<'PUT /platform/staff/{operatorId}/areas'>,
  input: Parsed<'PUT /platform/staff/{operatorId}/areas'>,
) => change(ctx, input.operatorId, inOrder(operatorAreas, input.areas));
export const lockOperator = (
  ctx: CtxFor<'PUT /platform/staff/{operatorId}/lock'>,
  input: Parsed<'PUT /platform/staff/{operatorId}/lock'>,
) => lock(ctx, input.operatorId, input.reason);
export const unlockOperator = (
  ctx: CtxFor<'PUT /platform/staff/{operatorId}/unlock'>,
  input: Parsed<'PUT /platform/staff/{operatorId}/unlock'>,
) => unlock(ctx, input.operatorId);
export const renewOperatorPassword: Prepared<'POST /platform/staff/{operatorId}/password'> = {
  before: async (_ctx, input) => {
    const made = await makePassword();
    return (inside) => renew(inside, input.operatorId, made);
  },
};

export const changeAccountAreas = (
  ctx: CtxFor<'PUT /shop/admin/staff/{accountId}/areas'>,
  input: Parsed<'PUT /shop/admin/staff/{accountId}/areas'>,
) => change(ctx, input.accountId, inOrder(storeAreas, input.areas));
export const lockAccount = (
  ctx: CtxFor<'PUT /shop/admin/staff/{accountId}/lock'>,
  input: Parsed<'PUT /shop/admin/staff/{accountId}/lock'>,
) => lock(ctx, input.accountId, input.reason);
export const unlockAccount = (
  ctx: CtxFor<'PUT /shop/admin/staff/{accountId}/unlock'>,
  input: Parsed<'PUT /shop/admin/staff/{accountId}/unlock'>,
) => unlock(ctx, input.accountId);
export const renewAccountPassword: Prepared<'POST /shop/admin/staff/{accountId}/password'> = {
  before: async (_ctx, input) => {
    const made = await makePassword();
    return (inside) => renew(inside, input.accountId, made);
  },
};
