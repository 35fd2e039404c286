import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import type { BuyerFilePurpose, FilePurpose, Locale, OperatorFilePurpose, storeFilePurposes } from '@kyakhta/contract';
import sharp, { type Sharp } from 'sharp';
import type { Actor } from '../src/runtime/context.ts';
import { execute } from '../src/runtime/execute.ts';
import type { Outcome } from '../src/runtime/outcome.ts';
import { uploadFile } from '../src/runtime/uploads.ts';
import type { Marketplace } from './marketplace.ts';
import { expectRecorded } from './record.ts';

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A black PNG of one bit a pixel: small as a file, however large as a picture. `whole: false` leaves its rows out. */
export const blackPng = (width: number, height: number, whole = true, more: Buffer = Buffer.alloc(0)): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = whole ? Buffer.alloc((1 + Math.ceil(width / 8)) * height) : Buffer.alloc(10);
  return Buffer.concat([signature, chunk('IHDR', head), more, chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]);
};
/** A compressed comment that would be so many bytes. */
export const longComment = (bytes: number): Buffer =>
  chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(bytes, 'a'))]));

const plain = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 60, b: 40 } } });
export const jpeg = (width = 640, height = 480): Promise<Buffer> => plain(width, height).jpeg().toBuffer();
export const png = (width = 320, height = 240): Promise<Buffer> => plain(width, height).png().toBuffer();

/** A photo that tells where it was taken, lying on its side. */
export const photoWithPlace = (): Promise<Buffer> =>
  plain(640, 480)
    .jpeg()
    .withExif({ IFD0: { Make: 'SecretPhone', Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '49/1 47/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

const send = async (
  m: Marketplace,
  key: 'POST /p/file/upload' | 'POST /shop/admin/file/upload' | 'POST /platform/file/upload' | 'POST /platform/site/stamp',
  actor: Actor,
  bytes: Buffer,
  how: { readonly purpose?: FilePurpose; readonly locale?: Locale; readonly fileName?: string },
): Promise<Outcome> => {
  const name = randomUUID();
  const file = uploadFile(m.app.dataDir, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
  const requestId = randomUUID();
  const outcome = await execute(m.app, key, how.purpose === undefined ? {} : { purpose: how.purpose }, {
    actor,
    token: null,
    locale: how.locale ?? 'en',
    requestId,
    ip: '127.0.0.1',
    userAgent: null,
    plainPasswordAllowed: true,
    idempotencyKey: null,
    upload: { name, fileName: how.fileName ?? 'photo.jpg', bytes: bytes.length },
  });
  await expectRecorded(m.app.pool, key, requestId, outcome);
  return outcome;
};
const mustBeTaken = ({ code, msg, data }: Outcome): { readonly fileId: number; readonly filePath: string } => {
  if (code !== '00000') throw new Error(`the picture was refused: ${msg}`);
  return data as { fileId: number; filePath: string };
};

/** A buyer's upload through the pipeline. */
export const sendPicture = (
  m: Marketplace,
  buyer: number,
  bytes: Buffer,
  how: { readonly purpose?: BuyerFilePurpose; readonly locale?: Locale; readonly fileName?: string } = {},
): Promise<Outcome> => send(m, 'POST /p/file/upload', { kind: 'buyer', id: buyer }, bytes, how);

/** The same, which must succeed. */
export const uploadPicture = async (
  m: Marketplace,
  buyer: number,
  purpose: BuyerFilePurpose = 'review',
): Promise<{ readonly fileId: number; readonly filePath: string }> => mustBeTaken(await sendPicture(m, buyer, await png(), { purpose }));

/** A picture of goods that the seller of a store brings. */
export const sendStorePicture = (
  m: Marketplace,
  store: number,
  bytes: Buffer,
  purpose: (typeof storeFilePurposes)[number] = 'product',
  fileName?: string,
): Promise<Outcome> =>
  send(m, 'POST /shop/admin/file/upload', { kind: 'seller', id: store, storeId: store, areas: null }, bytes, {
    purpose,
    ...(fileName !== undefined && { fileName }),
  });
export const uploadStorePicture = async (
  m: Marketplace,
  store: number,
  purpose: (typeof storeFilePurposes)[number] = 'product',
): Promise<{ readonly fileId: number; readonly filePath: string }> => mustBeTaken(await sendStorePicture(m, store, await png(), purpose));

/** A picture of the site that an operator brings. */
export const uploadSitePicture = async (
  m: Marketplace,
  purpose: OperatorFilePurpose,
): Promise<{ readonly fileId: number; readonly filePath: string }> =>
  mustBeTaken(await send(m, 'POST /platform/file/upload', { kind: 'operator', id: 1, areas: null }, await png(), { purpose }));

/** The platform's stamp that an operator brings. */
export const sendStamp = (m: Marketplace, bytes: Buffer): Promise<Outcome> =>
  send(m, 'POST /platform/site/stamp', { kind: 'operator', id: 1, areas: null }, bytes, {});
