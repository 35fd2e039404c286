/**
 * Pieces of a backup as they lie in its folder: compressed, and sealed where a key is set. Everything is streamed, so a
 * piece may be larger than memory.
 *
 * A sealed piece: mark (8 bytes), salt (32), then frames. A frame is the length of its text (4 bytes, big-endian), the text,
 * and a tag (16): AES-256-GCM under a key derived from the backup's key, the salt and the name of the piece. The nonce is the
 * number of the frame, and says of the last one that it is the last: a piece that was cut off, put together from others or
 * given another name does not open.
 */
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Transform } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { Refusal } from '../progress.mjs';

const mark = Buffer.from('KYBACK1\n');
const saltBytes = 32;
const tagBytes = 16;
const lengthBytes = 4;
const frameBytes = 1024 * 1024;

/** The key of backups: 32 bytes from BACKUP_KEY or BACKUP_KEY_FILE, as 64 hexadecimal digits; nothing when neither is set. */
export function backupKey(env = process.env) {
  const file = env.BACKUP_KEY_FILE;
  let text = env.BACKUP_KEY ?? '';
  if (file) {
    try {
      text = readFileSync(file, 'utf8');
    } catch (error) {
      throw new Refusal(`BACKUP_KEY_FILE cannot be read (${error.code}): ${file}`);
    }
  }
  text = text.trim();
  if (text === '') return undefined;
  if (!/^[0-9a-f]{64}$/i.test(text))
    throw new Refusal(`${file ? 'The file of BACKUP_KEY_FILE' : 'BACKUP_KEY'} must hold 64 hexadecimal digits (32 bytes).`);
  return Buffer.from(text, 'hex');
}

/** What tells one key from another without telling the key. */
export const printOfKey = (key) => createHash('sha256').update('kyakhta backup key').update(key).digest('hex').slice(0, 16);

const pieceKey = (key, salt, name) => Buffer.from(hkdfSync('sha256', key, salt, `kyakhta backup: ${name}`, 32));

function nonceOf(number, isLast) {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(number));
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Gives on whole frames of what comes in, keeping back the last: only at the end is it known to be the last. */
function sealing(key, name) {
  const salt = randomBytes(saltBytes);
  const own = pieceKey(key, salt, name);
  let kept = Buffer.alloc(0);
  let number = 0;
  const frame = (text, isLast) => {
    const cipher = createCipheriv('aes-256-gcm', own, nonceOf(number, isLast), { authTagLength: tagBytes });
    number += 1;
    const length = Buffer.alloc(lengthBytes);
    length.writeUInt32BE(text.length);
    return Buffer.concat([length, cipher.update(text), cipher.final(), cipher.getAuthTag()]);
  };
  let begun = false;
  const begin = (stream) => {
    if (!begun) stream.push(Buffer.concat([mark, salt]));
    begun = true;
  };
  return new Transform({
    transform(chunk, _, done) {
      begin(this);
      kept = kept.length === 0 ? chunk : Buffer.concat([kept, chunk]);
      while (kept.length > frameBytes) {
        this.push(frame(kept.subarray(0, frameBytes), false));
        kept = kept.subarray(frameBytes);
      }
      done();
    },
    flush(done) {
      begin(this);
      this.push(frame(kept, true));
      done();
    },
  });
}

function unsealing(key, name) {
  let kept = Buffer.alloc(0);
  let own;
  let number = 0;
  const open = (isLast) => {
    const length = kept.readUInt32BE(0);
    const end = lengthBytes + length;
    const decipher = createDecipheriv('aes-256-gcm', own, nonceOf(number, isLast), { authTagLength: tagBytes });
    decipher.setAuthTag(kept.subarray(end, end + tagBytes));
    const text = Buffer.concat([decipher.update(kept.subarray(lengthBytes, end)), decipher.final()]);
    number += 1;
    kept = kept.subarray(end + tagBytes);
    return text;
  };
  const wholeFrame = () => (kept.length < lengthBytes ? Infinity : lengthBytes + kept.readUInt32BE(0) + tagBytes);
  const broken = () => new Refusal(`${name} does not open: it was sealed with another key, or it was changed or cut off.`);
  return new Transform({
    transform(chunk, _, done) {
      kept = kept.length === 0 ? chunk : Buffer.concat([kept, chunk]);
      try {
        if (own === undefined) {
          if (kept.length < mark.length + saltBytes) return done();
          if (!kept.subarray(0, mark.length).equals(mark)) return done(new Refusal(`${name} is not a sealed piece of a backup.`));
          own = pieceKey(key, kept.subarray(mark.length, mark.length + saltBytes), name);
          kept = kept.subarray(mark.length + saltBytes);
        }
        // A frame that ends where the piece so far ends may be the last one.
        while (wholeFrame() < kept.length) this.push(open(false));
        done();
      } catch {
        done(broken());
      }
    },
    flush(done) {
      try {
        if (own === undefined || wholeFrame() !== kept.length) return done(broken());
        this.push(open(true));
        done();
      } catch {
        done(broken());
      }
    },
  });
}

/** The streams through which a piece goes into the folder. @param {Buffer} [key] seals it @param {string} name within the backup */
export const packing = (key, name) => [createGzip({ level: 1 }), ...(key ? [sealing(key, name)] : [])];

/** The streams through which it comes out again. */
export const unpacking = (key, name) => [...(key ? [unsealing(key, name)] : []), createGunzip()];
