/**
 * Proves the books of the database that `npm start` would use: every invariant, now. Exit code 1 when one is broken.
 *
 *     npm run prove
 */
import { serverCommand } from './lib/server-command.mjs';

await serverCommand('prove');
