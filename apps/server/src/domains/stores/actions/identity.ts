import { missingOfStore } from '@kyakhta/contract';
import type { CtxFor, Parsed, Result } from '../../../runtime/context.ts';
import { refuse } from '../../../runtime/errors.ts';
import { oneLine } from '../../../runtime/typed-text.ts';
import { recordAudit } from '../../audit/index.ts';
import { storeTag } from '../actions.ts';
import { creditCodeOf } from '../store/applications.ts';
import { lockIdentity, selectIdentity, type StoreIdentity, updateIdentity } from '../store/identity.ts';

type Read = 'GET /shop/admin/shop/identity';
type Write = 'PUT /shop/admin/shop/identity';

/** Who the store is before the law, and what is not told of it yet. */
export const showIdentity = async (ctx: CtxFor<Read>): Promise<Result<Read>> => {
  const { storeId } = ctx.actor;
  const { firmName, identity } = (await selectIdentity(ctx.db, storeId)) ?? refuse('shopUnknown');
  return { firmName, creditCode: await creditCodeOf(ctx.db, storeId), identity, missing: missingOfStore(identity) };
};

/** A seller tells who the store is; who did, and what stood before, is kept. Contracts that stand keep what they were made with. */
export const changeIdentity = async (ctx: CtxFor<Write>, input: Parsed<Write>): Promise<null> => {
  const { storeId } = ctx.actor;
  const { identity: before } = (await lockIdentity(ctx.db, storeId)) ?? refuse('shopUnknown');
  const { form, country, registrationNumber, address, signatory, basis } = input;
  const after: StoreIdentity = {
    form: oneLine(form),
    country,
    registrationNumber: oneLine(registrationNumber),
    address: oneLine(address),
    signatory: oneLine(signatory),
    basis: oneLine(basis),
  };
  await updateIdentity(ctx.db, storeId, after);
  await recordAudit(ctx, 'store.identity', `store:${storeId}`, before, after);
  ctx.changed(storeTag(storeId));
  return null;
};
