import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { readLocale } from '@kyakhta/contract';
import { siteSettings } from '../../domains/site/index.ts';
import { drawPaper } from '../../outside/pdf/index.ts';
import { anyOrderDetail, myOrderDetail, storeOrderDetail } from '../order-detail.ts';
import type { PacketEvent, PacketSide, PacketSource } from './events.ts';
import { packetHistory, packetPictureSide } from './history.ts';
import type { PacketOrder, PacketRefund } from './told.ts';
import { anyRefund, buyerRefund, storeRefund } from '../refund-info.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../../runtime/context.ts';
import { openDocument } from '../../runtime/stored-documents.ts';
import { readPicture } from '../../runtime/stored-files.ts';
import { type ZipEntry, zipBytes } from '../../runtime/zip.ts';
import { chainOf, type PacketChain } from './chain.ts';
import { packetPaper } from './paper.ts';
import { recipe, verifier } from './recipe.ts';

type Input = Parsed<'GET /p/orderRefund/packet'>;
type File = Result<'GET /p/orderRefund/packet'>;
/** A packet, and what is to be written down of its making. */
export interface Packet {
  readonly file: File;
  readonly made: { readonly format: string; readonly side: PacketSide; readonly entries: number; readonly last: string };
}

const open = (ctx: Ctx, { picture, document }: PacketSource): Promise<Readable | null> =>
  picture !== null ? readPicture(ctx.dataDir, picture, packetPictureSide) : openDocument(ctx.dataDir, document ?? '');

/** Hashes files one after the other, each as it is read: what the history holds of them is their name and hash. */
const filesOf = async (ctx: Ctx, sources: readonly PacketSource[]): Promise<{ events: PacketEvent[]; kept: PacketSource[] }> => {
  const events: PacketEvent[] = [];
  const kept: PacketSource[] = [];
  for (const source of sources) {
    const stream = await open(ctx, source);
    const data = { name: source.name, of: source.of };
    if (stream === null) {
      events.push({ at: source.at, kind: 'file', by: 'platform', data: { ...data, missing: true } });
      continue;
    }
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const piece of stream as AsyncIterable<Buffer>) {
      bytes += piece.length;
      hash.update(piece);
    }
    events.push({ at: source.at, kind: 'file', by: 'platform', data: { ...data, bytes, sha256: hash.digest('hex') } });
    kept.push(source);
  }
  return { events, kept };
};

/** The archive, made while it is read: of the files one at a time is open. */
const zipped = (ctx: Ctx, chain: PacketChain, kept: readonly PacketSource[], pdf: Buffer): AsyncIterable<Buffer> => {
  const mtime = ctx.now;
  const part = (name: string, bytes: Buffer): ZipEntry => ({
    name,
    bytes: Readable.from([bytes], { objectMode: false }),
    deflate: true,
    mtime,
  });
  const file = async function* (source: PacketSource): AsyncGenerator<Buffer<ArrayBuffer>> {
    const stream = await open(ctx, source);
    if (stream === null) throw new Error(`${source.name} is gone`);
    yield* stream as AsyncIterable<Buffer<ArrayBuffer>>;
  };
  return zipBytes([
    part('README.txt', Buffer.from(recipe(chain.refund, chain.order, ctx.now.toISOString(), chain.last))),
    part('chain.json', Buffer.from(JSON.stringify(chain, null, 1))),
    part('verify.mjs', Buffer.from(verifier)),
    part('packet.pdf', pdf),
    ...kept.map((source) => ({ name: source.name, bytes: file(source), deflate: false, mtime })),
  ]);
};

/** Makes the packet of a side from what its own pages show of order and refund. The caller that answers with it records that it was made. */
const packetOf = async (ctx: Ctx, side: PacketSide, order: PacketOrder, refund: PacketRefund, format: Input['format']): Promise<Packet> => {
  const [{ events, sources }, { companyName }] = await Promise.all([packetHistory(ctx, side, order, refund), siteSettings(ctx.db)]);
  const files = await filesOf(ctx, sources);
  const chain = chainOf(order.orderNumber, refund.refundSn, [...events, ...files.events]);
  const pdf = await drawPaper(packetPaper(chain, ctx.locale, companyName, ctx.now.toISOString()));
  const name = `packet-${refund.refundSn}.${format}`;
  const file: File =
    format === 'pdf'
      ? { name, type: 'application/pdf', bytes: Readable.from([pdf], { objectMode: false }) }
      : { name, type: 'application/zip', bytes: zipped(ctx, chain, files.kept, pdf) };
  return { file, made: { format, side, entries: chain.entries.length, last: chain.last } };
};

/** A link carries no header: the consoles say their language in the address. */
const inLanguage = <C extends Ctx>(ctx: C, { lang }: Input): C => (lang === undefined ? ctx : { ...ctx, locale: readLocale(lang) });

export const buyersPacket = async (asked: CtxFor<'GET /p/orderRefund/packet'>, input: Input): Promise<Packet> => {
  const ctx = inLanguage(asked, input);
  const refund = await buyerRefund(ctx, input);
  return packetOf(ctx, 'buyer', await myOrderDetail(ctx, { orderNumber: refund.orderNumber }), refund, input.format);
};
export const storesPacket = async (asked: CtxFor<'GET /shop/admin/refund/packet'>, input: Input): Promise<Packet> => {
  const ctx = inLanguage(asked, input);
  const refund = await storeRefund(ctx, input);
  return packetOf(ctx, 'seller', await storeOrderDetail(ctx, { orderNumber: refund.orderNumber }), refund, input.format);
};
export const anyPacket = async (asked: CtxFor<'GET /platform/intervention/packet'>, input: Input): Promise<Packet> => {
  const ctx = inLanguage(asked, input);
  const refund = await anyRefund(ctx, input);
  return packetOf(ctx, 'operator', await anyOrderDetail(ctx, { orderNumber: refund.orderNumber }), refund, input.format);
};
