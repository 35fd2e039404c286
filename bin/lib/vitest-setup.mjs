/** Before the first test: a throw-away PostgreSQL, so that a single file can be run as it stands. After the last: away with it. */
import { startTestCluster } from './test-cluster.mjs';

export async function setup() {
  if (process.env.KYAKHTA_TEST_ADMIN_URL) return undefined;
  const cluster = await startTestCluster();
  Object.assign(process.env, cluster.environment);
  return async () => {
    await cluster.stop();
    delete process.env.KYAKHTA_TEST_ADMIN_URL;
  };
}
