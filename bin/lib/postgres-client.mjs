/** Client connections for the scripts themselves; the server has its own pool. */

/** How long a connection may take: a slow machine needs long to start a session. */
const patienceMs = 20_000;

/** Opens a client connection as the owner of the cluster. `pg` is loaded late: it exists only after the install. */
export async function connect(url, patience = patienceMs) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patience });
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Runs one piece of work on a separate connection. */
export async function withClient(url, work, patience = patienceMs) {
  const client = await connect(url, patience);
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
