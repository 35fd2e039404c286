import type { AgreementParty } from '@kyakhta/contract';
import { agreementState } from '@kyakhta/contract';
import { sql } from '../../runtime/sql.ts';
import type { Paper } from '../../outside/pdf/index.ts';
import type { Db } from '../../runtime/database.ts';
import { firstPrevious, type SignatureRow } from './model.ts';

export interface AgreementRow {
  readonly id: number;
  readonly number: string;
  readonly orderId: number;
  readonly party: AgreementParty;
  readonly state: number;
  readonly paper: Paper;
  readonly createdAt: Date;
  readonly signBefore: Date;
  readonly endedAt: Date | null;
  readonly refusal: string | null;
  readonly document: string | null;
  readonly certificate: string | null;
  /** Whose name the signer writes; null: any, as in contracts from before. */
  readonly signatory: string | null;
}
const columns = sql`id, number, order_id as "orderId", party, state, paper, created_at as "createdAt", sign_before as "signBefore", ended_at as "endedAt", refusal, document, certificate, signatory`;

const signatureColumns = sql`id, agreement_id as "agreementId", signer_kind as "signerKind", signer_id as "signerId", signer_name as "signerName", signed_at as "signedAt", consent, code_sent_to as "codeSentTo", document, previous, seal`;

export const insertAgreement = async (
  db: Db,
  a: Pick<AgreementRow, 'number' | 'orderId' | 'party' | 'paper' | 'createdAt' | 'signBefore' | 'signatory'>,
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into agreements (number, order_id, party, paper, created_at, sign_before, signatory)
    values (${a.number}, ${a.orderId}, ${a.party}, ${JSON.stringify(a.paper)}::jsonb, ${a.createdAt}, ${a.signBefore}, ${a.signatory}) returning id`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('an agreement was not written');
  return row.id;
};

/** The contracts about an order, the buyer's first. */
export const selectOfOrder = async (db: Db, orderId: number): Promise<AgreementRow[]> =>
  (await sql<AgreementRow>`select ${columns} from agreements where order_id = ${orderId} order by id`.execute(db)).rows;

export const selectById = async (db: Db, id: number): Promise<AgreementRow | null> =>
  (await sql<AgreementRow>`select ${columns} from agreements where id = ${id}`.execute(db)).rows[0] ?? null;

/** A party's contract about an order that the caller has locked. */
export const lockOfOrder = async (db: Db, orderId: number, party: AgreementParty): Promise<AgreementRow | null> =>
  (await sql<AgreementRow>`select ${columns} from agreements where order_id = ${orderId} and party = ${party} for update`.execute(db))
    .rows[0] ?? null;

/** Ends a contract that waits. @returns whether it did */
export const endRow = async (db: Db, id: number, state: number, at: Date, refusal: string | null): Promise<boolean> => {
  const { rows } = await sql`
    update agreements set state = ${state}, ended_at = ${at}, refusal = ${refusal} where id = ${id} and state = ${agreementState.waiting} returning 1`.execute(
    db,
  );
  return rows.length > 0;
};

/** Notes the drawn paper, once: what is signed never becomes another. @returns whether it was the first */
export const setDocument = async (db: Db, id: number, hash: string): Promise<boolean> =>
  (await sql`update agreements set document = ${hash} where id = ${id} and document is null returning 1`.execute(db)).rows.length > 0;
export const setCertificate = async (db: Db, id: number, hash: string): Promise<void> => {
  await sql`update agreements set certificate = ${hash} where id = ${id} and certificate is null`.execute(db);
};

/** The last seal of all; the caller holds the chain. */
export const selectLastSeal = async (db: Db): Promise<string> =>
  (await sql<{ seal: string }>`select seal from agreement_signatures order by id desc limit 1`.execute(db)).rows[0]?.seal ?? firstPrevious;
/** The seal before a signature, as the row before holds it. */
export const selectSealBefore = async (db: Db, id: number): Promise<string> =>
  (await sql<{ seal: string }>`select seal from agreement_signatures where id < ${id} order by id desc limit 1`.execute(db)).rows[0]
    ?.seal ?? firstPrevious;

export const insertSignature = async (db: Db, s: Omit<SignatureRow, 'id'>): Promise<void> => {
  await sql`
    insert into agreement_signatures (agreement_id, signer_kind, signer_id, signer_name, signed_at, consent, code_sent_to, document, previous, seal)
    values (${s.agreementId}, ${s.signerKind}, ${s.signerId}, ${s.signerName}, ${s.signedAt}, ${s.consent}, ${s.codeSentTo}, ${s.document}, ${s.previous}, ${s.seal})`.execute(
    db,
  );
};
export const selectSignatures = async (db: Db, agreementIds: readonly number[]): Promise<Map<number, SignatureRow>> => {
  const { rows } = await sql<SignatureRow>`
    select ${signatureColumns} from agreement_signatures where agreement_id = any(${[...agreementIds]}::int[])`.execute(db);
  return new Map(rows.map((r) => [r.agreementId, r]));
};
