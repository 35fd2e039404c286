import { migrate, migrationState } from './runtime/migrations.ts';

// Run by bin/migrate.mjs: applies the migrations to DATABASE_URL, or lists the pending ones with --pending.
const url = process.env['DATABASE_URL'];
try {
  if (url === undefined) throw new Error('DATABASE_URL is not set.');
  if (process.argv.includes('--pending')) {
    const { pending } = await migrationState(url);
    for (const name of pending) console.log(name);
  } else {
    await migrate(url, (line) => {
      console.log(line);
    });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
