/**
 * Writes the products of a store into a file, in the columns of the import (docs/import.md).
 *
 *     npm run export -- --store 3 goods.xlsx
 *
 * It works on the database that `npm start` would use, running or not. The ending of the name says which kind of file.
 */
import { argumentsWithPaths, serverCommand } from './lib/server-command.mjs';

await serverCommand('export', argumentsWithPaths());
