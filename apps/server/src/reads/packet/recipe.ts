/** A program without dependencies that looks whether a packet is whole: run in the unpacked folder by Node.js from 18. */
export const verifier = `// Looks whether this packet is whole: node verify.mjs
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');
const canonical = (v) =>
  Array.isArray(v) ? '[' + v.map(canonical).join(',') + ']'
  : v !== null && typeof v === 'object'
    ? '{' + Object.keys(v).sort().map((k) => JSON.stringify(k) + ':' + canonical(v[k])).join(',') + '}'
    : JSON.stringify(v);

const chain = JSON.parse(readFileSync('chain.json', 'utf8'));
let previous = '0'.repeat(64);
for (const [i, { hash, ...entry }] of chain.entries.entries()) {
  if (entry.sequence !== i + 1 || hash !== sha256(previous + '\\n' + canonical(entry))) throw new Error('entry ' + (i + 1) + ' was changed');
  if (entry.kind === 'file' && sha256(readFileSync(entry.data.name)) !== entry.data.sha256) throw new Error(entry.data.name + ' was changed');
  previous = hash;
}
if (previous !== chain.last) throw new Error('the last hash was changed');
console.log('whole:', chain.entries.length, 'entries, last hash', previous);
`;

/** What is in the archive and how anybody checks it. In English: it is read by who checks, in whatever country. */
export const recipe = (refund: string, order: string, madeAt: string, last: string): string => `Dispute packet
Refund ${refund}, order ${order}
Made ${madeAt}
Last hash ${last}

packet.pdf    the same history to be read
chain.json    every entry of it, numbered and tied to the one before
pictures/     evidence as it is stored (WebP)
contracts/    signed contracts as they were signed, where there are any
verify.mjs    a program that does what is written below: node verify.mjs

How to check it by other means
1. Start with previous = 64 zeros.
2. Take the entries of chain.json in order. Of each, take its field "hash" out and write the rest as canonical JSON:
   keys sorted, no blanks, UTF-8 (RFC 8785; all numbers are whole).
3. SHA-256 over previous, one line feed (0x0A), and that text, as 64 lower-case hexadecimal signs, is the "hash" of the
   entry. It is the previous of the next one.
4. An entry of the kind "file" names a file of this archive and the SHA-256 of its bytes.
5. The hash of the last entry is "last", and is printed on the last page of packet.pdf.
Whoever kept the last hash can tell whether anything before it was changed, left out or put elsewhere.

Times are UTC; the paper shows them in the zone it names. Amounts are decimal texts in the currency named, or whole numbers of its smallest unit (minorUnits).
`;
