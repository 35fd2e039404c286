import type { Db } from '../../../runtime/database.ts';
import { isAboutData } from '../../../runtime/database.ts';
import { inSavepoint } from '../../../runtime/transaction.ts';
import { storesById } from '../../stores/index.ts';
import { type ProductWords, textReader, wordsOfProduct } from '../model/search/index-product.ts';
import { analyzerVersion, type Token } from '../model/search/tokens.ts';
import { type Lexemes, vectorText } from '../model/search/vector.ts';
import { type IndexedWords, putWords, selectLexemes, selectTexts, setAside, settleWords, takeBehind } from '../store/words.ts';
import { countTexts } from './count-texts.ts';

/** What a product is found by from now on, and the vocabulary it had before. */
interface Indexed {
  readonly now: IndexedWords;
  readonly before: readonly string[];
}

/** Dictionary forms of all tokens of some products, each asked once. */
const lexemesOf = async (db: Db, products: readonly ProductWords[]): Promise<Lexemes> => {
  const asked = { english: new Set<string>(), russian: new Set<string>() };
  const ask = ({ text, dictionary }: Token): void => {
    if (dictionary !== 'simple') asked[dictionary].add(text);
  };
  for (const p of products) for (const tokens of [p.names, p.groups, p.facts, p.descriptions]) tokens.forEach(ask);
  const known = {
    english: await selectLexemes(db, 'english', [...asked.english]),
    russian: await selectLexemes(db, 'russian', [...asked.russian]),
  };
  return ({ text, dictionary }) => (dictionary === 'simple' ? text : (known[dictionary].get(text) ?? null));
};

const vectorsOf = (
  { productId, names, groups, facts, descriptions, headline, vocabulary }: ProductWords,
  lexemeOf: Lexemes,
): IndexedWords => ({
  productId,
  words: vectorText(
    [
      [names, 'A'],
      [groups, 'B'],
      [facts, 'C'],
      [descriptions, 'D'],
    ],
    lexemeOf,
  ),
  headline: vectorText(
    [
      [headline.names, 'A'],
      [headline.groups, 'B'],
    ],
    lexemeOf,
  ),
  vocabulary,
});

/** Reads the texts of products and makes words of them; nothing is written yet. */
const readProducts = async (db: Db, ids: readonly number[]): Promise<Indexed[]> => {
  const products = await selectTexts(db, ids);
  const stores = await storesById(
    db,
    products.map((p) => p.storeId),
  );
  const read = textReader();
  const words = products.map((p) => wordsOfProduct(p, stores.get(p.storeId)?.displayName ?? '', read));
  const lexemeOf = await lexemesOf(db, words);
  return words.map((w, i) => ({ now: vectorsOf(w, lexemeOf), before: products[i]?.vocabulary ?? [] }));
};

/** Writes words; when the database refuses them, the halves are tried until the one product stands alone and is set aside. */
const writeOrHalve = async (db: Db, list: readonly Indexed[]): Promise<void> => {
  try {
    await inSavepoint(db, async () => {
      await putWords(
        db,
        list.map((p) => p.now),
        analyzerVersion,
      );
      await countTexts(
        db,
        list.flatMap((p) => p.now.vocabulary),
        list.flatMap((p) => p.before),
      );
    });
  } catch (error) {
    const [only, ...others] = list;
    if (!isAboutData(error) || only === undefined) throw error;
    if (others.length === 0) return setAside(db, only.now.productId);
    const half = Math.ceil(list.length / 2);
    await writeOrHalve(db, list.slice(0, half));
    await writeOrHalve(db, list.slice(half));
  }
};

/**
 * Indexes some products whose words are behind.
 * @param beforeWriting what is waited for between reading and writing
 * @returns how many; fewer than `most` when none is left to take
 */
export const indexSomeWords = async (
  db: Db,
  most: number,
  beforeWriting: () => Promise<void> = () => Promise.resolve(),
): Promise<number> => {
  const ids = await takeBehind(db, most);
  if (ids.length === 0) return 0;
  const indexed = await readProducts(db, ids);
  await beforeWriting();
  await writeOrHalve(db, indexed);
  if (ids.length < most) await settleWords(db);
  return ids.length;
};
