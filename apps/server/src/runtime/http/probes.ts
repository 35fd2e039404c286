import { sql } from '../sql.ts';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { App, Log } from '../app.ts';
import { isLoopback } from './identity.ts';

/** What is the process's own; what an application tells of itself stands beside it. */
const registry = new Registry();
collectDefaultMetrics({ register: registry });
const timings = new Histogram({
  name: 'kyakhta_call_seconds',
  help: 'Time of calls by endpoint and code',
  labelNames: ['endpoint', 'code'],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers: [registry],
});

/** Counts a finished call; one that may have changed something is a line in the log. */
export const observeCall = (endpoint: string, code: string, seconds: number, requestId: string, log: Log): void => {
  timings.observe({ endpoint, code }, seconds);
  if (!endpoint.startsWith('GET ')) log.info({ endpoint, code, requestId, ms: Number((seconds * 1000).toFixed(1)) }, 'call');
};

const gaugesOf = (app: App): Registry => {
  const own = new Registry();
  const gauge = (name: string, help: string, collect: (g: Gauge) => Promise<void> | void): void => {
    const g: Gauge = new Gauge({ name, help, registers: [own], collect: () => collect(g) });
  };
  gauge('kyakhta_pool_waiting', 'Requests waiting for a database connection', (g) => {
    g.set(app.pool.waitingCount);
  });
  gauge('kyakhta_pool_connections', 'Open database connections', (g) => {
    g.set(app.pool.totalCount);
  });
  gauge('kyakhta_cache_answers', 'Answers kept', (g) => {
    g.set(app.cache.size);
  });
  gauge('kyakhta_collected_waiting', 'Collected rows, such as visits, that wait to be written', (g) => {
    g.set(app.collector.waiting);
  });
  gauge('kyakhta_collected_dropped', 'Collected rows given up since the start: no room, or refused by the database', (g) => {
    g.set(app.collector.dropped);
  });
  gauge('kyakhta_work_oldest_seconds', 'Age of the oldest due piece of work', async (g) => {
    const { rows } = await sql<{
      age: number | null;
    }>`select extract(epoch from ${app.clock.now()}::timestamptz - min(due_at))::float8 as age from work where due_at <= ${app.clock.now()}`.execute(
      app.database.db,
    );
    g.set(rows[0]?.age ?? 0);
  });
  gauge('kyakhta_work_failed', 'Pieces of work that have failed for good', async (g) => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from work where failed_at is not null`.execute(
      app.database.db,
    );
    g.set(rows[0]?.count ?? 0);
  });
  for (const { name, help, ask } of app.parts.watched ?? [])
    gauge(name, help, async (g) => {
      g.set(await ask(app.database.db, app.clock.now()));
    });
  return own;
};

/** `/healthz`: the process lives. `/readyz`: it can serve. `/metrics`: for Prometheus. */
export const registerProbes = (http: FastifyInstance, app: App): void => {
  const all = Registry.merge([registry, gaugesOf(app)]);
  http.get('/healthz', () => ({ ok: true }));
  http.get('/readyz', async (_request, reply) => {
    try {
      await sql`select 1`.execute(app.database.db);
      return { ok: true };
    } catch {
      return reply.code(503).send({ ok: false, reason: 'database' });
    }
  });
  http.get('/metrics', async (request, reply) => {
    // Figures of the marketplace are internal: a collector on another machine comes through a tunnel or its own proxy.
    if (!app.demo && !isLoopback(request.ip)) return reply.code(404).send({ ok: false });
    return reply.type(all.contentType).send(await all.metrics());
  });
};
