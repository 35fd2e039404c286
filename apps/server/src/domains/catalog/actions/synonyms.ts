import type { CtxFor, Parsed, Result } from '../../../runtime/context.ts';
import { refuse } from '../../../runtime/errors.ts';
import { recordAudit } from '../../audit/index.ts';
import { wordsOf } from '../model/search/tokens.ts';
import { deleteSynonyms, insertSynonyms, lockSynonyms, type SynonymGroup, updateSynonyms } from '../store/synonyms.ts';
import { synonymsTag } from './tags.ts';

type Wire = Result<'POST /platform/synonym'>;
/** A group as the operator's screen shows it. */
export const wireSynonyms = (g: SynonymGroup): Wire => ({ synonymId: g.id, words: [...g.words], changedAt: g.changedAt.toISOString() });

/** Each word once, as the search reads it; what has no letter or digit is no word. */
const tidy = (words: readonly string[]): string[] => {
  const byReading = new Map(
    words.map((w) => [
      wordsOf(w)
        .map((t) => t.text)
        .join(' '),
      w,
    ]),
  );
  byReading.delete('');
  return byReading.size < 2 ? refuse('synonymsAlike') : [...byReading.values()];
};

export const addSynonyms = async (ctx: CtxFor<'POST /platform/synonym'>, input: Parsed<'POST /platform/synonym'>): Promise<Wire> => {
  const group = (await insertSynonyms(ctx.db, tidy(input.words), ctx.now)) ?? refuse('synonymUnknown');
  await recordAudit(ctx, 'synonyms.add', `synonyms:${group.id}`, null, { words: group.words });
  ctx.changed(synonymsTag);
  return wireSynonyms(group);
};

export const changeSynonyms = async (ctx: CtxFor<'PUT /platform/synonym'>, input: Parsed<'PUT /platform/synonym'>): Promise<Wire> => {
  const words = tidy(input.words);
  const before = (await lockSynonyms(ctx.db, input.synonymId)) ?? refuse('synonymUnknown');
  const group = (await updateSynonyms(ctx.db, input.synonymId, words, ctx.now)) ?? refuse('synonymUnknown');
  await recordAudit(ctx, 'synonyms.change', `synonyms:${group.id}`, { words: before.words }, { words: group.words });
  ctx.changed(synonymsTag);
  return wireSynonyms(group);
};

export const removeSynonyms = async (
  ctx: CtxFor<'DELETE /platform/synonym/{synonymId}'>,
  input: Parsed<'DELETE /platform/synonym/{synonymId}'>,
): Promise<null> => {
  const group = (await deleteSynonyms(ctx.db, input.synonymId)) ?? refuse('synonymUnknown');
  await recordAudit(ctx, 'synonyms.remove', `synonyms:${group.id}`, { words: group.words }, null);
  ctx.changed(synonymsTag);
  return null;
};
