import yauzl from 'yauzl';
import type { PacketChain } from '../src/reads/packet/chain.ts';
import type { Person } from './marketplace.ts';

type Key = 'GET /p/orderRefund/packet' | 'GET /shop/admin/refund/packet' | 'GET /platform/intervention/packet';
/** The packet of a refund as a side is given it. */
export const packetFor = async (person: Person, key: Key, refundSn: string, format: 'pdf' | 'zip'): Promise<Buffer> => {
  const { file } = await person.call(key, { refundSn, format });
  if (file === undefined) throw new Error(`${key} answered no file`);
  const pieces: Uint8Array[] = [];
  for await (const piece of file.bytes) pieces.push(piece);
  return Buffer.concat(pieces);
};
/** The files of an archive by name. */
export const unzip = (bytes: Buffer): Promise<Map<string, Buffer>> =>
  new Promise((resolve, reject) => {
    yauzl.fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      const files = new Map<string, Buffer>();
      zip.on('entry', (entry: yauzl.Entry) => {
        zip.openReadStream(entry, (wrong, stream) => {
          if (wrong) return reject(wrong);
          const pieces: Buffer[] = [];
          stream.on('data', (piece: Buffer) => pieces.push(piece));
          stream.on('end', () => {
            files.set(entry.fileName, Buffer.concat(pieces));
            zip.readEntry();
          });
        });
      });
      zip.on('end', () => resolve(files));
      zip.on('error', reject);
      zip.readEntry();
    });
  });
/** The history in a packet. */
export const chainIn = (files: ReadonlyMap<string, Buffer>): PacketChain =>
  JSON.parse(files.get('chain.json')?.toString() ?? '') as PacketChain;
