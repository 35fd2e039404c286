import { type Failure, hasArea, type ProposalKind } from '@kyakhta/contract';
import { currencyOf, type Money, money, scaleOf, toDecimal } from '@kyakhta/money';
import type { ActorOf, Ctx, CtxFor, Parsed, Result } from '../../runtime/context.ts';
import type { Db } from '../../runtime/database.ts';
import { refuse } from '../../runtime/errors.ts';
import { areTwoPeople, lockOperatorsNow, type OperatorNow, peopleBehind } from '../accounts/index.ts';
import { type AuditedValues, recordAudit } from '../audit/index.ts';
import { changeRule, holdSettings, siteSettings } from '../site/index.ts';
import { mayPropose, standsBy } from './model.ts';
import {
  endProposal,
  insertProposal,
  lockProposal,
  type NewProposal,
  type Proposal,
  type Proposer,
  selectIsProposed,
  selectIsWaitedFor,
  updateDone,
  updateProposer,
} from './store.ts';

export type OperatorCtx = Ctx<ActorOf<'operator'>>;

const inUnits = (whole: number, currency: string): bigint => BigInt(whole) * 10n ** BigInt(scaleOf(currencyOf(currency)));
/** Whether so much money is not one operator's to move. What is not in the settlement currency never is. */
export const needsSecond = async (db: Db, amount: Money): Promise<boolean> => {
  const { secondOperatorFrom, settlementCurrency } = await siteSettings(db);
  if (amount.currency !== settlementCurrency) return true;
  return amount.amount >= inUnits(secondOperatorFrom, settlementCurrency);
};

type Told = Omit<NewProposal, 'preview'>;
const told = (p: Told): object => ({
  kind: p.kind,
  amount: p.currency === null ? p.amount.toString() : toDecimal(money(p.amount, currencyOf(p.currency))),
  currency: p.currency,
  reason: p.reason,
});
const proposalAfter = { propose: 'proposed', agree: 'done', refuse: 'refused', takeOver: 'proposed' } as const;
const audit = (
  ctx: OperatorCtx,
  what: 'agree' | 'propose' | 'refuse' | 'takeOver',
  id: number,
  p: Told,
  more: AuditedValues,
): Promise<void> =>
  recordAudit(ctx, `proposal.${what}`, p.subject, what === 'propose' ? null : { id, state: 'proposed' }, {
    id,
    state: proposalAfter[what],
    ...told(p),
    ...more,
  });

/** The operators as they are, held until the end; who asks is refused when locked a moment ago. */
const operatorsNow = async (
  ctx: OperatorCtx,
  others: readonly number[],
): Promise<{ self: OperatorNow; of: (id: number) => OperatorNow }> => {
  const found = await lockOperatorsNow(ctx.db, [ctx.actor.id, ...others]);
  const of = (id: number): OperatorNow => found.get(id) ?? refuse('notPermitted');
  const self = of(ctx.actor.id);
  return self.isLocked ? refuse('notPermitted') : { self, of };
};
const proposer = async (ctx: OperatorCtx): Promise<{ by: Proposer; self: OperatorNow }> => {
  const { self } = await operatorsNow(ctx, []);
  return { self, by: { id: self.id, people: peopleBehind(self), locale: ctx.locale } };
};
/** The people who may be at the keyboard of the account that asks, as it is now. */
export const peopleNow = async (ctx: OperatorCtx): Promise<readonly number[]> => (await proposer(ctx)).by.people;

/** Whether the person who asks is another than the one who decided something before, as it was then and is now. */
export const isAnotherPerson = async (ctx: OperatorCtx, id: number, peopleThen: readonly number[]): Promise<boolean> => {
  const { self, of } = await operatorsNow(ctx, [id]);
  return areTwoPeople([...peopleThen, ...peopleBehind(of(id))], peopleBehind(self));
};

/** Proposes something. Nothing of it is done before another operator agrees. @returns its id */
export const propose = async (ctx: OperatorCtx, proposal: NewProposal): Promise<number> => {
  const { by } = await proposer(ctx);
  const id = await insertProposal(ctx.db, proposal, by, ctx.now);
  await audit(ctx, 'propose', id, proposal, {});
  return id;
};
/** The same for what can be done but once: a second one about it is refused. The caller has locked what it is about. */
export const proposeOnce = async (ctx: OperatorCtx, proposal: NewProposal): Promise<number> =>
  (await selectIsProposed(ctx.db, proposal.kind, proposal.subject)) ? refuse('proposalOpenAlready') : propose(ctx, proposal);
/** Whether something that a proposal is about is waited for until it is decided. */
export const isWaitedFor = (db: Db, waits: readonly string[]): Promise<boolean> => selectIsWaitedFor(db, waits);
/** Refuses what a proposal of this kind waits for a decision about. @param failure what is said to who knows of no proposals */
export const refuseIfProposed = async (
  db: Db,
  kind: ProposalKind,
  subject: string,
  failure: Failure = 'proposalOpenAlready',
): Promise<void> => {
  if (await selectIsProposed(db, kind, subject)) refuse(failure);
};

const open = async (ctx: OperatorCtx, id: number): Promise<Proposal> => {
  const found = (await lockProposal(ctx.db, id)) ?? refuse('proposalUnknown');
  return found.state === 'proposed' ? found : refuse('proposalDecided');
};
const isOwn = (ctx: OperatorCtx, found: Proposal): boolean => found.proposedBy === ctx.actor.id;
const tellLater = (ctx: OperatorCtx, proposalId: number): void =>
  ctx.later({ kind: 'proposals.mailDecided', key: String(proposalId), dueAt: ctx.now, payload: { proposalId } });

/** Ends a proposal that is locked and open. */
const end = async (ctx: OperatorCtx, { id }: Proposal, state: 'done' | 'refused', note: string): Promise<void> => {
  if (!(await endProposal(ctx.db, id, { state, by: ctx.actor.id, at: ctx.now, note }))) throw new Error(`proposal ${id} is not open`);
};

/**
 * Ends another operator's proposal as done; the caller does it in the same transaction. Another is who is another person:
 * nobody may have had both accounts in hand, when it was proposed or now (decision 42).
 */
export const agree = async (ctx: OperatorCtx, id: number): Promise<Proposal> => {
  const found = await open(ctx, id);
  if (isOwn(ctx, found)) return refuse('proposalOwn');
  const { self, of } = await operatorsNow(ctx, [found.proposedBy]);
  const by = of(found.proposedBy);
  if (!hasArea(self.areas, 'money')) return refuse('notPermitted');
  if (!standsBy(found.kind, by)) return refuse('proposalAbandoned');
  if (!areTwoPeople([...found.proposedHands, ...peopleBehind(by)], peopleBehind(self))) return refuse('proposalSameHands');
  await end(ctx, found, 'done', '');
  await audit(ctx, 'agree', found.id, found, {});
  tellLater(ctx, found.id);
  return found;
};
/** Keeps under which numbers what was agreed to is found. */
export const noteDone = (ctx: OperatorCtx, id: number, done: object): Promise<void> => updateDone(ctx.db, id, done);

/** Another operator does not agree, or who proposed it takes it back. Who may not decide sees only her own. */
export const refuseProposal = async (
  ctx: CtxFor<'PUT /platform/proposal/{proposalId}/refuse'>,
  { proposalId, note = '' }: Parsed<'PUT /platform/proposal/{proposalId}/refuse'>,
): Promise<null> => {
  const found = await open(ctx, proposalId);
  if (!isOwn(ctx, found) && !hasArea(ctx.actor.areas, 'money')) return refuse('proposalUnknown');
  await end(ctx, found, 'refused', note);
  await audit(ctx, 'refuse', found.id, found, { note });
  // What one takes back oneself notifies nobody but the person who proposed it first.
  // The buyer whose money it is about was notified that it is looked at.
  if (!isOwn(ctx, found) || found.takenFrom !== null || found.kind === 'transfer') tellLater(ctx, found.id);
  return null;
};

/** Stands by what somebody proposed who may no longer do so; then another agrees. */
export const takeOver = async (
  ctx: CtxFor<'PUT /platform/proposal/{proposalId}/takeOver'>,
  { proposalId }: Parsed<'PUT /platform/proposal/{proposalId}/takeOver'>,
): Promise<null> => {
  const found = await open(ctx, proposalId);
  const { of } = await operatorsNow(ctx, [found.proposedBy]);
  if (isOwn(ctx, found) || standsBy(found.kind, of(found.proposedBy))) return refuse('proposalNotAbandoned');
  const { by, self } = await proposer(ctx);
  if (!mayPropose(found.kind, self.areas)) return refuse('notPermitted');
  await updateProposer(ctx.db, found.id, by);
  await audit(ctx, 'takeOver', found.id, found, { from: found.proposedBy });
  return null;
};

type LimitVerb = 'PUT /platform/site/secondOperator';
/**
 * Sets from which amount on a second operator has to agree. Asking her more often counts at once; asking her less often is
 * hers to agree to.
 */
export const setLimit = async (ctx: CtxFor<LimitVerb>, input: Parsed<LimitVerb>): Promise<Result<LimitVerb>> => {
  // Somebody may be lowering it just now: whether it is more is judged by what it then is.
  await holdSettings(ctx.db);
  const { secondOperatorFrom, settlementCurrency } = await siteSettings(ctx.db);
  if (input.amount <= secondOperatorFrom) {
    await changeRule(ctx, { secondOperatorFrom: input.amount }, input.reason);
    return { proposalId: null };
  }
  const amount = inUnits(input.amount, settlementCurrency);
  const { reason } = input;
  return {
    proposalId: await proposeOnce(ctx, { kind: 'limit', subject: 'site:settings', input, amount, currency: settlementCurrency, reason }),
  };
};
/** Sets the amount that a second operator has agreed to. */
export const limitProposed = (ctx: OperatorCtx, { amount, reason }: Parsed<LimitVerb>): Promise<void> =>
  changeRule(ctx, { secondOperatorFrom: amount }, reason);

type BankVerb = 'PUT /platform/site/bankDetails';
/** Proposes the account that buyers transfer to: a person who could change it alone could have their money sent elsewhere. */
export const proposeBankDetails = async (ctx: CtxFor<BankVerb>, input: Parsed<BankVerb>): Promise<Result<BankVerb>> => {
  await holdSettings(ctx.db);
  const { reason } = input;
  return { proposalId: await proposeOnce(ctx, { kind: 'bank', subject: 'site:bankDetails', input, amount: 0n, currency: null, reason }) };
};
/** Sets the account that a second operator has agreed to. */
export const bankProposed = (ctx: OperatorCtx, { bankDetails, reason }: Parsed<BankVerb>): Promise<void> =>
  changeRule(ctx, { bankDetails }, reason);
