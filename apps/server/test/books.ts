import { openDatabase } from '../src/runtime/database.ts';
import { brokenInvariants } from '../src/reads/ledger-proof.ts';

/**
 * Proves the books of a database over one connection, kept until the end. The first proof over a connection plans some
 * sixty statements, which costs the database twenty times as much as answering them.
 */
export const booksOf = (url: string): { broken(): ReturnType<typeof brokenInvariants>; close(): Promise<void> } => {
  const { db, pool, close } = openDatabase({ url, size: 1, unhurried: true });
  // Not even a long test takes the connection away.
  pool.options.idleTimeoutMillis = 0;
  return { broken: () => brokenInvariants(db), close };
};
