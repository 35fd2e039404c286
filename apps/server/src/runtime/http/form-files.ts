import multipart from '@fastify/multipart';
import { type BuyerFilePurpose, buyerFilePurposes, code, pictureBytesMax, reviewPicturesMax } from '@kyakhta/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import type { Upload } from '../context.ts';
import type { Outcome } from '../outcome.ts';
import { receiveUpload, removeUpload } from '../uploads.ts';

const largest = Math.max(...Object.values(pictureBytesMax));
const fieldsMax = 60;
const fieldBytes = 20_000;
/** Browsers without scripts let people choose more than they may; beyond this it is no mistake any more. */
const filesMax = 3 * reviewPicturesMax;
/** A whole form with as many pictures as one may have. */
export const formBytesMax = reviewPicturesMax * largest + fieldsMax * fieldBytes;

/** Lets the pages of a scope take forms with pictures in them, as browsers without scripts send them. */
export const readsFormFiles = async (scope: FastifyInstance): Promise<void> => {
  await scope.register(multipart, {
    limits: {
      fileSize: largest,
      files: filesMax,
      fields: fieldsMax,
      fieldSize: fieldBytes,
      parts: fieldsMax + filesMax,
      headerPairs: 20,
    },
    throwFileSizeLimit: false,
  });
};

const isPurpose = (name: string): name is BuyerFilePurpose => (buyerFilePurposes as readonly string[]).includes(name);

/**
 * Reads a form with pictures as it comes: each is uploaded like any other, by the name of its field for that purpose,
 * and the form goes on with `<purpose>File` (number and path joined by a colon) in its place, or with `fileProblem`.
 * @param tooMany says that a picture is one too many
 */
export const takeFormFiles = async (
  app: App,
  request: FastifyRequest,
  send: (purpose: BuyerFilePurpose, upload: Upload) => Promise<Outcome>,
  tooMany: string,
): Promise<URLSearchParams> => {
  const form = new URLSearchParams();
  let taken = 0;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      form.append(part.fieldname, typeof part.value === 'string' ? part.value : '');
      continue;
    }
    const named: { readonly filename?: string | undefined } = part;
    const upload = await receiveUpload(app.dataDir, part.file, named.filename ?? '');
    // A field in which nothing was chosen.
    if (!isPurpose(part.fieldname) || (upload.bytes === 0 && (named.filename ?? '') === '')) {
      await removeUpload(app.dataDir, upload.name);
      continue;
    }
    taken += 1;
    if (taken > reviewPicturesMax) {
      await removeUpload(app.dataDir, upload.name);
      form.append('fileProblem', `${upload.fileName}: ${tooMany}`);
      continue;
    }
    // What was cut off at the limit is beyond it.
    const result = await send(part.fieldname, part.file.truncated ? { ...upload, bytes: largest + 1 } : upload);
    await removeUpload(app.dataDir, upload.name);
    if (result.code === code.ok) {
      const { fileId, filePath } = result.data as { fileId: number; filePath: string };
      form.append(`${part.fieldname}File`, `${fileId}:${filePath}`);
    } else form.append('fileProblem', `${upload.fileName}: ${result.msg}`);
  }
  return form;
};
