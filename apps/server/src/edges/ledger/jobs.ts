import { ledgerWork } from '../../domains/ledger/work.ts';
import { jobsOf } from '../../runtime/jobs.ts';
import { proveBooks } from '../../flows/operators/prove-books.ts';
import { provenInOne } from '../../reads/nightly-proof.ts';

export const ledgerJobs = jobsOf(ledgerWork, {
  'ledger.prove': async (ctx) => proveBooks(ctx, await provenInOne(ctx.db)),
});
