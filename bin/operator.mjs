/**
 * Lets an operator in: makes one, or gives one a new password.
 *
 *     npm run operator -- NAME
 *
 * It works on the database that `npm start` would use, running or not.
 */
import { serverCommand } from './lib/server-command.mjs';

await serverCommand('operator');
