import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { toDecimal } from '@kyakhta/money';
import { parts } from '../../src/endpoints.ts';
import { brokenInvariants } from '../../src/reads/ledger-proof.ts';
import { createApp } from '../../src/runtime/app.ts';
import { instanceOf } from '../../src/runtime/instance.ts';
import { type InvoiceBook, replayInvoices } from './replay-invoices.ts';

// Orders the invoices of a file again in the scratch database that DATABASE_URL names, and proves the books.
const usage = 'usage: DATABASE_URL=… node replay.ts <invoices.json> [--store 1] [--buyer 1]';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { store: { type: 'string', default: '1' }, buyer: { type: 'string', default: '1' } },
});
const [input] = positionals;
const url = process.env['DATABASE_URL'];
const [storeId, buyerId] = [Number(values.store), Number(values.buyer)];
if (input === undefined || url === undefined || ![storeId, buyerId].every((n) => Number.isSafeInteger(n) && n > 0)) {
  console.error(usage);
  process.exit(2);
}

const book = JSON.parse(await readFile(input, 'utf8')) as InvoiceBook;
const app = createApp({ ...parts, databaseUrl: url, poolSize: 4, demo: true });
let ok = false;
try {
  // Demo orders in real books could not be taken out again.
  if ((await instanceOf(app.database.db))?.demo === false)
    throw new Error('This is a production database. Replay into a scratch database.');
  await app.catchUp();
  const replayed = await replayInvoices(app, book, { storeId, buyerId }, (done) => {
    if (done % 50 === 0) console.error(`… ${done} of ${book.invoices.length} invoices`);
  });
  const works = await app.drain();
  const broken = await brokenInvariants(app.database.db);
  for (const mismatch of replayed.mismatches) console.log(mismatch);
  for (const difference of broken) console.log(`${difference.invariant}: ${difference.what}: ${JSON.stringify(difference.rows)}`);
  console.log(`${replayed.invoices} invoices with ${replayed.lines} lines ordered and paid in ${replayed.seconds.toFixed(1)} s`);
  console.log(`total ${toDecimal(replayed.total)} ${replayed.total.currency}, mismatches ${replayed.mismatches.length}`);
  console.log(
    `${works} pieces of work done after them; proof of the books: ${broken.length === 0 ? 'nothing broken' : `${broken.length} broken`}`,
  );
  ok = replayed.mismatches.length === 0 && broken.length === 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
} finally {
  await app.close();
}
process.exit(ok ? 0 : 1);
