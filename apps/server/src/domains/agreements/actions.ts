import { agreementState, type AgreementParty, contractHours } from '@kyakhta/contract';
import { drawPaper, type Paper, stampOf } from '../../outside/pdf/index.ts';
import { addHours, addSeconds } from '../../runtime/clock.ts';
import type { AsksOutside, Ctx } from '../../runtime/context.ts';
import type { Db } from '../../runtime/database.ts';
import { refuse } from '../../runtime/errors.ts';
import { exclusivelyLater } from '../../runtime/exclusive.ts';
import { outside } from '../../runtime/outside.ts';
import { documentHash, keepDocument, readDocument, readStamp } from '../../runtime/stored-documents.ts';
import { composeCertificate, consentOf } from './model/certificate.ts';
import { composeContract, type Facts, signatoryOf } from './model/compose.ts';
import { agreementNumber, reminderAt, sealOf, type SignatureRow } from './model.ts';
import {
  type AgreementRow,
  endRow,
  insertAgreement,
  insertSignature,
  lockOfOrder,
  selectById,
  selectLastSeal,
  selectSealBefore,
  selectSignatures,
  setCertificate,
  setDocument,
} from './store.ts';

/** Makes a party's contract about an order that was just frozen, and plans its drawing, its reminder and its end. */
export const offerAgreement = async (ctx: Ctx, facts: Omit<Facts, 'number' | 'at'>): Promise<{ readonly signBefore: Date }> => {
  const number = agreementNumber(facts.order.number, facts.party);
  const paper = composeContract({ ...facts, number, at: ctx.now });
  const signBefore = addHours(ctx.now, contractHours);
  const agreementId = await insertAgreement(ctx.db, {
    number,
    orderId: facts.order.id,
    party: facts.party,
    paper,
    createdAt: ctx.now,
    signBefore,
    signatory: signatoryOf(facts),
  });
  const about = { key: number, payload: { agreementId } };
  ctx.later({ kind: 'agreements.draw', dueAt: ctx.now, ...about });
  ctx.later({ kind: 'agreements.remind', dueAt: reminderAt(signBefore), ...about });
  ctx.later({ kind: 'agreements.lapse', dueAt: signBefore, ...about });
  return { signBefore };
};

/** A party's contract about an order that the caller has locked. */
export const lockAgreement = async (db: Db, orderId: number, party: AgreementParty): Promise<AgreementRow> =>
  (await lockOfOrder(db, orderId, party)) ?? refuse('agreementUnknown');

/**
 * Seals the signature of a contract that the caller has locked and found open, chained to the last seal of all.
 * The chain is taken last, so that a call that waits for it holds nothing another one needs.
 */
export const signAgreement = async (
  ctx: Ctx,
  agreement: AgreementRow,
  signer: { readonly id: number; readonly name: string; readonly codeSentTo: string },
): Promise<void> => {
  const { document } = agreement;
  if (document === null) return refuse('agreementNotReady');
  if (!(await endRow(ctx.db, agreement.id, agreementState.signed, ctx.now, null))) return refuse('agreementOver');
  await exclusivelyLater(ctx.db, 'agreements:chain');
  const sealed = {
    previous: await selectLastSeal(ctx.db),
    document,
    number: agreement.number,
    signerKind: agreement.party,
    signerId: signer.id,
    signerName: signer.name,
    signedAt: ctx.now,
    consent: consentOf(agreement.paper),
  };
  const { number: _, ...row } = sealed;
  await insertSignature(ctx.db, { ...row, agreementId: agreement.id, codeSentTo: signer.codeSentTo, seal: sealOf(sealed) });
  ctx.later({ kind: 'agreements.certify', key: agreement.number, dueAt: ctx.now, payload: { agreementId: agreement.id } });
};

/** Ends a contract that is not signed: refused with a reason, or too late. */
export const endAgreement = async (ctx: Ctx, agreement: AgreementRow, state: number, refusal: string | null): Promise<void> => {
  if (!(await endRow(ctx.db, agreement.id, state, ctx.now, refusal))) refuse('agreementOver');
};

/** Seconds after which a paper is drawn again when the process died over it. */
const againSeconds = 60;
/** Draws a paper with no transaction open and keeps it; the same paper again is the same file. */
const drawing = (
  ctx: Ctx,
  kind: 'agreements.draw' | 'agreements.certify',
  agreement: AgreementRow,
  paper: Paper,
  note: (db: Db, hash: string) => Promise<unknown>,
): AsksOutside<void> => {
  ctx.later({ kind, key: agreement.number, dueAt: addSeconds(ctx.now, againSeconds), payload: { agreementId: agreement.id } });
  return outside<string, void>(
    async () => keepDocument(ctx.dataDir, await drawPaper(paper, await readStamp(ctx.dataDir, stampOf(paper)))),
    async (inside, answer) => {
      if (!answer.ok) throw answer.error;
      await note(inside.db, answer.value);
    },
  );
};

/** Draws the contract. Nobody can sign before. */
export const drawContract = async (ctx: Ctx, agreementId: number): Promise<void | AsksOutside<void>> => {
  const agreement = await selectById(ctx.db, agreementId);
  if (agreement === null || agreement.document !== null) return;
  return drawing(ctx, 'agreements.draw', agreement, agreement.paper, (db, hash) => setDocument(db, agreement.id, hash));
};

/** Draws the certificate of a signature. */
export const drawCertificate = async (ctx: Ctx, agreementId: number): Promise<void | AsksOutside<void>> => {
  const agreement = await selectById(ctx.db, agreementId);
  const signature = (await selectSignatures(ctx.db, [agreementId])).get(agreementId);
  if (agreement === null || agreement.certificate !== null || signature === undefined) return;
  const paper = composeCertificate(agreement.paper, signature);
  return drawing(ctx, 'agreements.certify', agreement, paper, (db, hash) => setCertificate(db, agreement.id, hash));
};

export interface Checked {
  /** The file lies here and is, byte by byte, what was signed. */
  readonly document: boolean;
  /** The seal fits what the record says. */
  readonly seal: boolean;
  /** It follows the seal before it. */
  readonly chain: boolean;
}
/** Checks a signature anew: against the bytes on the disk, its own record, and the record before it. */
export const checkSignature = async (ctx: Pick<Ctx, 'db' | 'dataDir'>, agreement: AgreementRow, s: SignatureRow): Promise<Checked> => {
  const bytes = agreement.document === null ? null : await readDocument(ctx.dataDir, agreement.document);
  return {
    document: bytes !== null && documentHash(bytes) === s.document && agreement.document === s.document,
    seal: sealOf({ ...s, number: agreement.number }) === s.seal,
    chain: (await selectSealBefore(ctx.db, s.id)) === s.previous,
  };
};
