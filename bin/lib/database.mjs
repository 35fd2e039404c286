/** Which database a script works on: the one that DATABASE_URL names, or the embedded one in the data folder. */
import { existsSync, realpathSync } from 'node:fs';
import { dataFolder } from './paths.mjs';
import { clusterFolder, postmasterOf } from './postgres-folder.mjs';
import { archiving, endArchiving, isArchived } from './backup/archive.mjs';
import { durable, openCluster } from './postgres.mjs';
import { withClient } from './postgres-client.mjs';
import { Refusal, step } from './progress.mjs';

/** Where a cluster's folder really is; as root it may be a link. */
const realPlace = (folder) => (existsSync(folder) ? realpathSync(folder) : folder);

/** A database URL without its password, for messages. */
export const withoutPassword = (url) => url.replace(/(\/\/[^:/@]*):[^@]*@/, '$1:…@');

/** Makes sure that the given database answers; says what is wrong in words. */
async function checkAnswers(url) {
  if (!/^postgres(ql)?:\/\//.test(url)) {
    throw new Refusal('DATABASE_URL must look like postgres://user:password@host:5432/database');
  }
  try {
    await withClient(url, async (client) => {
      const { rows } = await client.query(`select current_setting('server_version_num')::int as version`);
      if (rows[0].version < 150_000) throw new Refusal('PostgreSQL behind DATABASE_URL is older than 15. Kyakhta needs 15 or newer.');
    });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(`The database behind DATABASE_URL (${withoutPassword(url)}) does not answer: ${error.message || error.code}`);
  }
}

const archives = (url) => withClient(url, async (client) => (await client.query('show archive_mode')).rows[0].archive_mode === 'on');

/**
 * Opens the database.
 * @returns {Promise<{url: string, embedded?: Awaited<ReturnType<typeof openCluster>>, close(): Promise<void>}>}
 *   close: stops an embedded server, unless it ran before and serves somebody else
 * @param {{adoptedIsOurs?: boolean, archive?: boolean}} [how] archive: whether what an embedded server writes is kept from now on;
 *   otherwise it stays as it is
 */
export async function openDatabase({ adoptedIsOurs = false, archive } = {}) {
  const given = process.env.DATABASE_URL;
  if (given) {
    await checkAnswers(given);
    return { url: given, close: async () => {} };
  }
  const settings = (prepared) => {
    if (archive === false) endArchiving(prepared);
    return (archive ?? isArchived(prepared)) ? [...durable, ...archiving(prepared)] : durable;
  };
  const running = postmasterOf(realPlace(clusterFolder(dataFolder())));
  const embedded = await step(running ? 'finding the running PostgreSQL' : 'starting PostgreSQL', async () => {
    const folder = clusterFolder(dataFolder());
    const open = () => openCluster({ folder, settings });
    let cluster = await open();
    // One that an earlier start left behind runs with the settings of that.
    if (cluster.adopted && archive !== undefined && (await archives(cluster.url())) !== archive) {
      await cluster.stop();
      cluster = await open();
    }
    await cluster.ensureDatabase('kyakhta');
    return cluster;
  });
  return {
    url: embedded.url('kyakhta'),
    embedded,
    close: async () => {
      if (!embedded.adopted || adoptedIsOurs) await embedded.stop();
    },
  };
}
