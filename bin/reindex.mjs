/**
 * Indexes the words of goods that are behind or of an older analyzer, while the marketplace serves.
 *
 *     node bin/reindex.mjs         what is behind
 *     node bin/reindex.mjs --all   everything, and the rows that lists read besides
 */
import { serverCommand } from './lib/server-command.mjs';

await serverCommand('reindex');
