import { publishAll } from './domains/files/index.ts';
import { checks } from './reads/ledger-proof.ts';
import { provenInOne } from './reads/nightly-proof.ts';
import { CommandRefused, openForCommand, runCommand } from './command.ts';
import { inTransaction } from './runtime/transaction.ts';

// Run by bin/prove.mjs: checks every invariant of the books and says what is broken.
// With --publish, after a restore, gives public pictures their public names first: no backup holds those.
await runCommand(
  async () => {
    const app = await openForCommand(2);
    try {
      if (process.argv.includes('--publish')) {
        const { published, lacking } = await publishAll(app.database.db, app.dataDir);
        console.log(`  ${published} public pictures${lacking > 0 ? `, ${lacking} lacking` : ''}`);
      }
      const differences = await inTransaction(app.pool, ({ db }) => provenInOne(db));
      for (const { invariant, what, rows } of differences) {
        console.error(`✗ ${invariant}: ${what}`);
        for (const row of rows.slice(0, 5)) console.error(`    ${JSON.stringify(row)}`);
      }
      console.log(
        differences.length === 0 ? `✓ the books agree: ${checks.length} checks` : `${differences.length} of ${checks.length} checks failed`,
      );
      return differences.length === 0 ? 0 : 1;
    } finally {
      await app.close();
    }
  },
  [CommandRefused],
  'The books cannot be read',
);
