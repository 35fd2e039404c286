import { open } from 'node:fs/promises';
import { attachmentKinds, endingOf } from '@kyakhta/contract';

export type AttachmentKind = (typeof attachmentKinds)[number];

/** How files begin that are an archive inside, as office documents are. */
const zip = ['504b0304', '504b0506'];
/** Old office documents. */
const compound = ['d0cf11e0a1b11ae1'];
const postScript = ['25215053', 'c5d0d3c6'];
const tiff = ['49492a00', '4d4d002a'];
const pdf = ['255044462d'];
/** Of a video, and of a HEIC picture, the first four bytes are a length. */
const boxed = ['66747970', '6d6f6f76', '77696465', '6d646174', '66726565'];
const boxAt = 4;

/** How a file of a kind may begin, in hexadecimal, from `at`; `text`: it is one; `any`: nothing is known of its beginning. */
const beginnings: Readonly<Record<AttachmentKind, readonly string[] | 'text' | 'any'>> = {
  pdf,
  doc: [...compound, '7b5c727466'],
  docx: zip,
  xls: compound,
  xlsx: zip,
  ppt: compound,
  pptx: zip,
  odt: zip,
  ods: zip,
  odp: zip,
  rtf: ['7b5c727466'],
  txt: 'text',
  csv: 'text',
  zip,
  rar: ['526172211a07'],
  '7z': ['377abcaf271c'],
  dwg: ['4143313'],
  dxf: 'text',
  step: 'text',
  stp: 'text',
  igs: 'text',
  iges: 'text',
  stl: 'any',
  ai: [...pdf, ...postScript],
  eps: postScript,
  psd: ['38425053'],
  cdr: [...zip, '52494646'],
  tif: tiff,
  tiff,
  gif: ['474946383761', '474946383961'],
  heic: boxed,
  mp4: boxed,
  mov: boxed,
};

/** Bytes that are looked at. */
const headBytes = 4096;
const headOf = async (file: string): Promise<Buffer> => {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
};

/** Marks of pages and scripts: what a browser or a shell would run if it were let. */
const runs = /^\s*(?:<(?:!|\?|html|script|svg|head|body|iframe)|#!|MZ)/i;
/** Text in UTF-16 has zero bytes, but begins with its mark. */
const isText = (head: Buffer): boolean =>
  (!head.includes(0) || head.subarray(0, 2).equals(Buffer.from([0xff, 0xfe])) || head.subarray(0, 2).equals(Buffer.from([0xfe, 0xff]))) &&
  !runs.test(head.toString('latin1'));

/**
 * What a file is that came with this name: its ending counts, and its bytes must not say otherwise.
 * @returns null when it is none of the kinds that are taken
 */
export const attachmentKind = async (file: string, fileName: string): Promise<AttachmentKind | null> => {
  const kind = attachmentKinds.find((k) => k === endingOf(fileName));
  if (kind === undefined) return null;
  const head = await headOf(file);
  const known = beginnings[kind];
  if (known === 'text') return isText(head) ? kind : null;
  if (known === 'any') return runs.test(head.toString('latin1')) ? null : kind;
  const from = head.toString('hex', known === boxed ? boxAt : 0);
  return known.some((begin) => from.startsWith(begin)) ? kind : null;
};
