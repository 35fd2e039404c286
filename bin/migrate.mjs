/**
 * Brings the database to the schema of this version.
 *
 *     node bin/migrate.mjs             migrates
 *     node bin/migrate.mjs --pending   prints what is pending, a name a line, and changes nothing
 *
 * DATABASE_URL names the database; without it the embedded one in the data folder is meant.
 */
import { serverCommand } from './lib/server-command.mjs';

await serverCommand('migrate');
