import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Db } from '../../../runtime/database.ts';
import { isAboutData } from '../../../runtime/database.ts';
import { inSavepoint } from '../../../runtime/transaction.ts';
import { storesById } from '../../stores/index.ts';
import { type ProductWords, textReader, wordsOfProduct } from '../model/search/index-product.ts';
import { analyzerVersion, type Token } from '../model/search/tokens.ts';
import { type Lexemes, vectorText } from '../model/search/vector.ts';
import {
  dropMarks,
  type IndexedWords,
  lockMarks,
  type ProductTexts,
  putWords,
  selectBehind,
  selectLexemes,
  selectTexts,
  setAside,
  settleWords,
} from '../store/words.ts';
import { countTexts } from './count-texts.ts';

/*
 * Words are made in steps, and what takes time is done with no transaction open: on a slow machine it takes many
 * seconds, during which who changes these products would wait, and the database would end the transaction as forgotten.
 * Texts are read, words made of them, their dictionary forms asked, vectors made; then the texts are compared with what
 * they are now, and the words of those that are still the same are written.
 */

/** Products whose words are behind, as they were read. */
export interface Behind {
  readonly products: readonly (ProductTexts & { readonly storeName: string })[];
  /** By product: a print of all that its words are made of. */
  readonly prints: ReadonlyMap<number, string>;
  /** The last of them; whatever is read next comes after it. */
  readonly last: number;
  /** Whether there were fewer than asked for. */
  readonly isEnd: boolean;
}

/** Behind, with its words, before their dictionary forms are known. */
export interface Worded extends Behind {
  readonly words: readonly ProductWords[];
}

/** What a product is found by from now on, and the vocabulary it had before. */
interface Indexed {
  readonly now: IndexedWords;
  readonly before: readonly string[];
}

/** Ready to be written. */
export interface Vectors extends Pick<Behind, 'prints' | 'isEnd'> {
  readonly indexed: readonly Indexed[];
}

const namedTexts = async (db: Db, ids: readonly number[]): Promise<Behind['products']> => {
  const products = await selectTexts(db, ids);
  const stores = await storesById(
    db,
    products.map((p) => p.storeId),
  );
  return products.map((p) => ({ ...p, storeName: stores.get(p.storeId)?.displayName ?? '' }));
};

const printsOf = (products: Behind['products']): Map<number, string> =>
  new Map(products.map((p) => [p.productId, createHash('sha1').update(JSON.stringify(p)).digest('base64')]));

/**
 * Reads some products whose words are behind, with every text they are found by.
 * @param after passes by products up to this one
 * @returns null when none is behind
 */
export const readBehind = async (db: Db, most: number, after = 0): Promise<Behind | null> => {
  const ids = await selectBehind(db, after, most);
  const last = ids.at(-1);
  if (last === undefined) return null;
  const products = await namedTexts(db, ids);
  return { products, prints: printsOf(products), last, isEnd: ids.length < most };
};

/** How many products have their words made before the process turns to what else it does. */
const productsPerTurn = 25;

/** Makes a part of many things, lets others have their turn, and goes on: an open transaction elsewhere is answered meanwhile. */
const byTurns = async <T, R>(things: readonly T[], make: (thing: T, index: number) => R): Promise<R[]> => {
  const made: R[] = [];
  for (const [i, thing] of things.entries()) {
    if (i > 0 && i % productsPerTurn === 0) await setImmediate();
    made.push(make(thing, i));
  }
  return made;
};

/** Makes words of texts: most of the time goes here. Asks nothing. */
export const wordsOf = async (behind: Behind): Promise<Worded> => {
  const read = textReader();
  return { ...behind, words: await byTurns(behind.products, (p) => wordsOfProduct(p, p.storeName, read)) };
};

/** Dictionary forms of all tokens of some products, each asked once. */
export const lexemesOf = async (db: Db, { words }: Worded): Promise<Lexemes> => {
  const asked = { english: new Set<string>(), russian: new Set<string>() };
  const ask = ({ text, dictionary }: Token): void => {
    if (dictionary !== 'simple') asked[dictionary].add(text);
  };
  for (const p of words) for (const tokens of [p.names, p.groups, p.facts, p.descriptions]) tokens.forEach(ask);
  const known = {
    english: await selectLexemes(db, 'english', [...asked.english]),
    russian: await selectLexemes(db, 'russian', [...asked.russian]),
  };
  return ({ text, dictionary }) => (dictionary === 'simple' ? text : (known[dictionary].get(text) ?? null));
};

const indexedOf = (
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

/** Makes the texts of vectors. Asks nothing. */
export const vectorsOf = async ({ products, prints, isEnd, words }: Worded, lexemeOf: Lexemes): Promise<Vectors> => ({
  prints,
  isEnd,
  indexed: await byTurns(words, (w, i) => ({ now: indexedOf(w, lexemeOf), before: products[i]?.vocabulary ?? [] })),
});

/**
 * Writes the words of products that are as they were read; those that were changed meanwhile stay behind. Rounds count
 * the same words: only one may write at a time, which is the caller's to see to.
 * @returns how many were written
 */
export const writeVectors = async (db: Db, { prints, isEnd, indexed }: Vectors): Promise<number> => {
  const marked = await lockMarks(db, [...prints.keys()]);
  const now = printsOf(await namedTexts(db, marked));
  const same = marked.filter((id) => now.get(id) === prints.get(id));
  await dropMarks(db, same);
  const ids = new Set(same);
  await writeOrHalve(
    db,
    indexed.filter((p) => ids.has(p.now.productId)),
  );
  if (isEnd) await settleWords(db);
  return same.length;
};
