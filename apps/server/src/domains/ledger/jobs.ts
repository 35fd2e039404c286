import { proveBooks } from '../../flows/prove-books.ts';
import { provenInOne } from '../../reads/nightly-proof.ts';
import type { Jobs } from '../../runtime/context.ts';

export const ledgerJobs = {
  'ledger.prove': async (ctx) => proveBooks(ctx, await provenInOne(ctx.db)),
} satisfies Jobs;
