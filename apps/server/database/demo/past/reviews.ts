import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replyToReview } from '../../../src/domains/reviews/index.ts';
import { writeReview } from '../../../src/flows/goods/review-order.ts';
import { gathering } from '../../../src/runtime/app.ts';
import type { Actor, ActorOf, Ctx } from '../../../src/runtime/context.ts';
import { inTransaction } from '../../../src/runtime/transaction.ts';
import { hashOf } from '../catalogue/hash.ts';
import { categories } from '../goods.ts';
import type { Walk } from './told.ts';

export interface Words {
  readonly score: number;
  readonly content: string;
}

const sections = new Map<string, Words[]>();
let section: Words[] = [];
for (const line of readFileSync(join(import.meta.dirname, 'reviews.txt'), 'utf8').split('\n')) {
  if (line === '' || line.startsWith('//')) continue;
  if (line.startsWith('# ')) {
    section = [];
    sections.set(line.slice(2), section);
    continue;
  }
  const [, score = '0', content = ''] = /^(?:ru|en|zh) ([1-5]) (.+)$/.exec(line) ?? [];
  if (content === '') throw new Error(`reviews.txt: ${line}`);
  section.push({ score: Number(score), content });
}

/** Every review and reply that may be written, by section. */
export const reviewWords: ReadonlyMap<string, readonly Words[]> = sections;

/** Words about goods of a main category (its English name), by a number. */
export const wordsFor = (mainCategory: string, seed: number): Words | null => {
  const key = categories.find((c) => c.name.en === mainCategory)?.key ?? 'any';
  // One review in four speaks of the delivery and not of the goods.
  const list = sections.get(hashOf(`${seed} about`) % 4 === 0 ? 'any' : key) ?? [];
  return list[hashOf(`${seed} words`) % list.length] ?? null;
};

/** Acts in one transaction with the note that it was done. */
const as = <A extends Actor, T>(past: Walk, what: string, actor: A, act: (ctx: Ctx<A>) => Promise<T>): Promise<T> => {
  const { app } = past;
  const gathered = gathering();
  const source = { locale: 'ru', requestId: 'past', ip: null, userAgent: null, plainPasswordAllowed: false, token: null } as const;
  return past.once(what, (note) =>
    inTransaction(app.pool, async ({ db }) => {
      const result = await act(app.context(db, actor, source, gathered) as Ctx<A>);
      await app.settle(db, gathered, 'past');
      await note(db, result);
      return result;
    }),
  );
};

/** The buyer's review of a line, through the flow that every review takes. @returns its id */
export const review = (past: Walk, buyer: ActorOf<'buyer'>, orderItemId: number, words: Words, anonymous: boolean): Promise<number> =>
  as(
    past,
    `review of ${orderItemId}`,
    buyer,
    async (ctx) => (await writeReview(ctx, { orderItemId, ...words, pictures: [], anonymous })).reviewId,
  );

export const reply = async (past: Walk, seller: ActorOf<'seller'>, reviewId: number, score: number): Promise<void> => {
  const list = (sections.get('reply') ?? []).filter((words) => words.score >= 4 === score >= 4);
  const words = list[hashOf(`reply ${reviewId}`) % list.length];
  if (words === undefined) return;
  await as(past, `reply to ${reviewId}`, seller, async (ctx) => {
    await replyToReview(ctx, { commId: reviewId, content: words.content });
    return null;
  });
};
