import type { Failure, ProposalKind } from '@kyakhta/contract';
import { currencyOf, type Money, money, scaleOf, toDecimal } from '@kyakhta/money';
import type { ActorOf, Ctx, CtxFor, Parsed } from '../../runtime/context.ts';
import type { Db } from '../../runtime/database.ts';
import { refuse } from '../../runtime/errors.ts';
import { recordAudit } from '../audit/index.ts';
import { siteSettings } from '../site/index.ts';
import {
  endProposal,
  insertProposal,
  lockProposal,
  type NewProposal,
  type Proposal,
  selectIsProposed,
  selectIsWaitedFor,
} from './store.ts';

export type OperatorCtx = Ctx<ActorOf<'operator'>>;

/** Whether so much money is not one operator's to move. What is not in the settlement currency never is. */
export const needsSecond = async (db: Db, amount: Money): Promise<boolean> => {
  const { secondOperatorFrom, settlementCurrency } = await siteSettings(db);
  if (amount.currency !== settlementCurrency) return true;
  return amount.amount >= BigInt(secondOperatorFrom) * 10n ** BigInt(scaleOf(amount.currency));
};

const told = (p: NewProposal): object => ({
  kind: p.kind,
  amount: p.currency === null ? p.amount.toString() : toDecimal(money(p.amount, currencyOf(p.currency))),
  currency: p.currency,
  reason: p.reason,
});
const audit = (ctx: OperatorCtx, what: 'agree' | 'propose' | 'refuse', id: number, p: NewProposal, more: object): Promise<void> =>
  recordAudit(ctx, `proposal.${what}`, p.subject, null, { id, ...told(p), ...more });

/** Proposes something. Nothing of it is done before another operator agrees. @returns its id */
export const propose = async (ctx: OperatorCtx, proposal: NewProposal): Promise<number> => {
  const id = await insertProposal(ctx.db, proposal, ctx.actor.id, ctx.now);
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

/** Ends another operator's proposal as done; the caller does it in the same transaction. */
export const agree = async (ctx: OperatorCtx, id: number): Promise<Proposal> => {
  const found = await open(ctx, id);
  if (found.proposedBy === ctx.actor.id) return refuse('proposalOwn');
  await endProposal(ctx.db, found.id, { state: 'done', by: ctx.actor.id, at: ctx.now, note: '' });
  await audit(ctx, 'agree', found.id, found, {});
  return found;
};

/** Another operator does not agree, or who proposed it takes it back. */
export const refuseProposal = async (
  ctx: CtxFor<'PUT /platform/proposal/{proposalId}/refuse'>,
  { proposalId, note = '' }: Parsed<'PUT /platform/proposal/{proposalId}/refuse'>,
): Promise<null> => {
  const found = await open(ctx, proposalId);
  await endProposal(ctx.db, found.id, { state: 'refused', by: ctx.actor.id, at: ctx.now, note });
  await audit(ctx, 'refuse', found.id, found, { note });
  return null;
};
