import { createHash } from 'node:crypto';
import { certificateIssuedFrom, certificateUntil, languageTag } from '@kyakhta/contract';
import { addDays } from '../../../runtime/clock.ts';
import type { ActorOf, Ctx, CtxFor, Parsed } from '../../../runtime/context.ts';
import type { Db } from '../../../runtime/database.ts';
import { refuse } from '../../../runtime/errors.ts';
import { isBlank, oneLine } from '../../../runtime/typed-text.ts';
import { refuseFields } from '../../../runtime/wrong-fields.ts';
import { say, type WordId } from '../../../words/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { fileNumbers, removeFilesOfUse, sellerOwner, useFiles, waitingFiles } from '../../files/index.ts';
import type { CertificateDetail } from '../model/certificates.ts';
import { deleteDetails, type KeptDetail, putDetail, selectDetails } from '../store/certificates.ts';
import { lockOwn } from '../store/edit.ts';
import { selectFaces } from '../store/faces.ts';
import { certificateUse, dropDocuments } from './drop-certificates.ts';
import { submissionOf } from './review.ts';
import { productTag } from './tags.ts';

type Told = Parsed<'PUT /shop/admin/prod/{prodId}/certificates'>;

/** The names that a product carries as its store last wanted it. */
export const certificateNames = async (db: Db, productId: number): Promise<readonly string[]> =>
  ((await submissionOf(db, productId))?.face ?? (await selectFaces(db, [productId])).get(productId))?.certificates ?? [];

/** What changes with every change of the details, and with nothing else. */
export const detailsVersion = (details: readonly KeptDetail[]): string =>
  createHash('sha256').update(JSON.stringify(details)).digest('base64url').slice(0, 22);

const shownDay = (ctx: Ctx, day: string): string =>
  new Intl.DateTimeFormat(languageTag[ctx.locale], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** What is wrong with what was entered, field by field, as `details.0.issuedOn`. */
const faultsOf = (ctx: Ctx, details: readonly CertificateDetail[], names: readonly string[]): Record<string, string> => {
  // It is tomorrow already in the east.
  const today = addDays(ctx.now, 1).toISOString().slice(0, 10);
  const faults: Record<string, string> = {};
  for (const [i, d] of details.entries()) {
    const put = (field: keyof CertificateDetail, id: WordId, values: Record<string, string> = {}): void => {
      faults[`details.${i}.${field}`] ??= say(ctx.locale, id, values);
    };
    const day = (text: string) => ({ day: shownDay(ctx, text) });
    if (!names.includes(d.name)) put('name', 'field.notCarried');
    if (details.findIndex((one) => one.name === d.name) < i) put('name', 'import.propertyTwice', { name: d.name });
    if (isBlank(d.number)) put('number', 'field.blank');
    if (isBlank(d.body)) put('body', 'field.blank');
    if (d.issuedOn < certificateIssuedFrom) put('issuedOn', 'field.dayFrom', day(certificateIssuedFrom));
    if (d.issuedOn > today) put('issuedOn', 'field.dayTo', day(ctx.now.toISOString().slice(0, 10)));
    if (d.validUntil !== null && d.validUntil < d.issuedOn) put('validUntil', 'field.dayFrom', day(d.issuedOn));
    if (d.validUntil !== null && d.validUntil > certificateUntil) put('validUntil', 'field.dayTo', day(certificateUntil));
  }
  return faults;
};

const readDetail = (d: Told['details'][number]): CertificateDetail & { readonly fileId: number | null } => ({
  name: d.name,
  number: oneLine(d.number),
  issuedOn: d.issuedOn,
  validUntil: d.validUntil ?? null,
  body: oneLine(d.body),
  holder: d.holder === undefined || isBlank(d.holder) ? null : oneLine(d.holder),
  fileId: d.fileId,
});

/** Takes what was brought into use in place of what the row had. */
const changeDocument = async (ctx: Ctx<ActorOf<'seller'>>, id: number, had: string | null, path: string | null): Promise<void> => {
  if (had === path) return;
  if (had !== null) await removeFilesOfUse(ctx, certificateUse(id));
  if (path !== null) await useFiles(ctx, sellerOwner(ctx.actor), 'certificate', [path], certificateUse(id));
};

/**
 * Tells the details of a product's certificates, all of them at once. They are no part of what operators look at first:
 * the names are. Of a name that buyers see, and that the store wants no more, they stay until the name goes.
 */
export const tellCertificates = async (
  ctx: CtxFor<'PUT /shop/admin/prod/{prodId}/certificates'>,
  { prodId, version, details: typed }: Told,
): Promise<void> => {
  if ((await lockOwn(ctx.db, ctx.actor.storeId, prodId)) === null) return refuse('productUnknown');
  const kept = await selectDetails(ctx.db, prodId);
  if (detailsVersion(kept) !== version) return refuse('changedMeanwhile');
  const names = await certificateNames(ctx.db, prodId);
  const details = typed.map(readDetail);
  const faults = faultsOf(ctx, details, names);
  if (Object.keys(faults).length > 0) return refuseFields(ctx.locale, faults);
  const keptOf = new Map(kept.map((k) => [k.name, k]));
  const numbers = await fileNumbers(
    ctx.db,
    kept.flatMap((k) => k.document ?? []),
  );
  const had = (name: string): string | null => keptOf.get(name)?.document ?? null;
  const isKept = (d: (typeof details)[number]): boolean => d.fileId !== null && numbers.get(had(d.name) ?? '') === d.fileId;
  const fresh = details.flatMap((d) => (d.fileId === null || isKept(d) ? [] : [d.fileId]));
  // One paper may prove two names, but is brought for each of them: it goes with the row that names it.
  if (new Set(fresh).size < fresh.length) return refuse('fileUnknown');
  const brought = await waitingFiles(ctx, sellerOwner(ctx.actor), 'certificate', fresh);
  const gone = kept.filter((k) => names.includes(k.name) && details.every((d) => d.name !== k.name)).map((k) => k.id);
  await deleteDetails(ctx.db, gone);
  await dropDocuments(ctx, gone);
  for (const d of details) {
    const document = isKept(d) ? had(d.name) : d.fileId === null ? null : (brought.get(d.fileId) ?? null);
    const { fileId: _, ...detail } = d;
    const id = await putDetail(ctx.db, prodId, { ...detail, document }, ctx.now);
    await changeDocument(ctx, id, had(d.name), document);
  }
  const after = await selectDetails(ctx.db, prodId);
  if (detailsVersion(after) === version) return;
  ctx.changed(productTag(prodId));
  await recordAudit(ctx, 'product.certificates', `product:${prodId}`, { details: kept }, { details: after });
};
