import { takeStamp } from '../../domains/files/index.ts';
import { setStamp, siteSettings } from '../../domains/site/index.ts';
import type { CtxFor, Result } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import { keepDocument, readDocument } from '../../runtime/stored-documents.ts';

/**
 * Takes the picture of the platform's stamp. It is kept beside the papers, under the hash of its bytes, and stays when
 * another one takes its place: a paper is drawn with the stamp that it was made with.
 */
export const stampSite = async (ctx: CtxFor<'POST /platform/site/stamp'>) => {
  const stamp = await keepDocument(ctx.dataDir, await takeStamp(ctx), 'png');
  return async (inside: CtxFor<'POST /platform/site/stamp'>): Promise<Result<'POST /platform/site/stamp'>> => {
    await setStamp(inside, stamp);
    return { stamp };
  };
};

export const unstampSite = async (ctx: CtxFor<'DELETE /platform/site/stamp'>): Promise<null> => {
  await setStamp(ctx, '');
  return null;
};

export const stampShown = async (ctx: CtxFor<'GET /platform/site/stamp'>): Promise<Result<'GET /platform/site/stamp'>> => {
  const { stamp } = await siteSettings(ctx.db);
  const bytes = stamp === '' ? null : await readDocument(ctx.dataDir, stamp, 'png');
  if (bytes === null) return refuse('fileUnknown');
  const whole = async function* (): AsyncGenerator<Uint8Array> {
    yield await Promise.resolve(bytes);
  };
  return { name: 'stamp.png', type: 'image/png', bytes: whole() };
};
