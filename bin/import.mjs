/**
 * Imports a file of products into a store; docs/import.md tells its columns.
 *
 *     npm run import -- goods.xlsx --store 3
 *     npm run import -- goods.csv --store 3 --report refused.csv    the refused rows as a file too
 *
 * It works on the database that `npm start` would use, running or not. The same file again changes only what differs.
 */
import { argumentsWithPaths, serverCommand } from './lib/server-command.mjs';

await serverCommand('import', argumentsWithPaths());
