/** The key of sealed papers (docs/decisions/0054), which is kept apart from everything else and may be missing where that is put back. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What is wrong with the key of a marketplace that has made one, and what follows.
 * @param {string} data the data folder
 * @returns {string | undefined} nothing where all is well
 */
export function papersKeyFault(data) {
  const file = join(data, 'private', 'papers.key');
  if (!existsSync(`${file}.made`) && !existsSync(file)) return undefined;
  const follows =
    'Licences and ID cards that were handed in cannot be looked at, and new ones are refused. Everything else goes on. Put it back from where it is kept apart; nothing has to be started anew.';
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return error.code === 'ENOENT'
      ? `${file} is missing (or is a link to what is not there). ${follows}`
      : `${file} cannot be read (${error.code}). ${follows}`;
  }
  const keys = text.split('\n').filter((line) => line.trim() !== '');
  const isWhole = keys.length > 0 && keys.every((line) => /^[0-9a-f]{64}$/i.test(line.trim()));
  return isWhole ? undefined : `${file} holds no keys: each line is to be 64 hexadecimal digits. ${follows}`;
}
