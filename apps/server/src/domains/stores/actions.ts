import type { Db } from '../../runtime/database.ts';
import { selectStores, type Store } from './store.ts';

/** Cache tag of what is shown of a store. */
export const storeTag = (storeId: number): string => `store:${storeId}`;

/** Stores by id; unknown ids are simply not there. */
export const storesById = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Store>> =>
  new Map((await selectStores(db, [...new Set(ids)])).map((s) => [s.id, s]));
