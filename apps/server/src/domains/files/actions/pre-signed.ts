import { createHmac, timingSafeEqual } from 'node:crypto';
import { addMinutes } from '../../../runtime/clock.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../../../runtime/context.ts';
import type { Db } from '../../../runtime/database.ts';
import { refuse } from '../../../runtime/errors.ts';
import { newPicturePath } from '../../../runtime/stored-files.ts';
import { type Owner, preSignedMinutes } from '../model.ts';
import { isTaken, nextFileId, selectOwn, selectSecret } from '../store.ts';
import { takePicture, type Uploaded } from './upload.ts';

/** What an address is for: one picture of one buyer, with the id and the path that were promised for it. */
interface Ticket {
  readonly fileId: number;
  readonly userId: number;
  readonly path: string;
  /** Milliseconds. */
  readonly until: number;
}

const signature = (secret: Buffer, text: string): Buffer => createHmac('sha256', secret).update(text).digest();
const written = (secret: Buffer, ticket: Ticket): string => {
  const text = Buffer.from(JSON.stringify(ticket)).toString('base64url');
  return `${text}.${signature(secret, text).toString('base64url')}`;
};
/** The ticket that we wrote and that is still good; null for any other text. */
const readTicket = async (db: Db, text: string, now: Date): Promise<Ticket | null> => {
  const [body = '', signed = '', ...rest] = text.split('.');
  const [given, ours] = [Buffer.from(signed, 'base64url'), signature(await selectSecret(db), body)];
  if (rest.length > 0 || given.length !== ours.length || !timingSafeEqual(given, ours)) return null;
  const ticket = JSON.parse(Buffer.from(body, 'base64url').toString()) as Ticket;
  return ticket.until > now.getTime() ? ticket : null;
};

/** An address to bring one picture to, as it is, within ten minutes. Nothing is kept of it: the address itself says what it is for. */
export const preSign = async (ctx: CtxFor<'GET /p/file/getPreSignUrl'>): Promise<Result<'GET /p/file/getPreSignUrl'>> => {
  const [secret, fileId] = await Promise.all([selectSecret(ctx.db), nextFileId(ctx.db)]);
  const ticket = { fileId, userId: ctx.actor.id, path: newPicturePath(), until: addMinutes(ctx.now, preSignedMinutes).getTime() };
  return { fileId, filePath: ticket.path, preSignUrl: `${ctx.origins[0] ?? ''}/api/file/put/${written(secret, ticket)}` };
};

/** Whether a picture may be brought to this address: looked at before any of it is read. */
export const isPreSigned = async (db: Db, ticket: string, now: Date): Promise<boolean> => (await readTicket(db, ticket, now)) !== null;

/** Takes the picture that an address is for, once, within the limits of the person who asked for the address. */
export const takePreSigned = async (ctx: Ctx, input: Parsed<'PUT /file/put/{ticket}'>): Promise<(ctx: Ctx) => Promise<Uploaded>> => {
  const ticket = (await readTicket(ctx.db, input.ticket, ctx.now)) ?? refuse('fileUnknown');
  if (await isTaken(ctx.db, ticket.fileId)) return refuse('fileUnknown');
  const owner: Owner = { kind: 'buyer', id: ticket.userId };
  return takePicture(ctx, owner, 'unsaid', { fileId: ticket.fileId, path: ticket.path });
};

/** Whether the pictures are all there that somebody says to have brought. */
export const pictureThere = async (
  ctx: CtxFor<'PUT /p/file/uploadSuccess'>,
  { items }: Parsed<'PUT /p/file/uploadSuccess'>,
): Promise<null> => {
  const found = await Promise.all(items.map(({ fileId }) => selectOwn(ctx.db, ctx.actor, fileId)));
  return found.includes(null) ? refuse('fileUnknown') : null;
};
