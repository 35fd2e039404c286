/** Client connections for the scripts themselves; the server has its own pool. */

/** Opens a client connection as the owner of the cluster. `pg` is loaded late: it exists only after the install. */
export async function connect(url) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 4000 });
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Runs one piece of work on a connection of its own. */
export async function withClient(url, work) {
  const client = await connect(url);
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
