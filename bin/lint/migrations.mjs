/** Migrations are numbered without gaps and doubles: two branches that both add "the next one" are seen here, not in production. */
import { basename } from 'node:path';

export const name = 'migrations';

const folder = 'apps/server/database/migrations';

export function check(tree) {
  const found = [];
  const names = tree
    .under(folder)
    .map((file) => basename(file.path))
    .toSorted();
  for (const [index, file] of names.entries()) {
    const number = /^(\d{4})-[a-z0-9]+(-[a-z0-9]+)*\.sql$/.exec(file)?.[1];
    const at = { file: `${folder}/${file}`, line: 1 };
    if (number === undefined) found.push({ ...at, message: 'is not named like 0001-what-it-does.sql' });
    else if (Number(number) !== index + 1) {
      found.push({
        ...at,
        message: `should have the number ${String(index + 1).padStart(4, '0')}: numbers follow each other; rename the newer one, never one that was released`,
      });
    }
  }
  return found;
}
