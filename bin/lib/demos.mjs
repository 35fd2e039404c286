/**
 * Demo marketplaces for the journeys: one for each worker of the browser, so that each has a clock, buyers and goods that
 * nobody else touches. The first is filled; the others are copies of its database and its files.
 */
import { randomBytes } from 'node:crypto';
import { closeSync, cpSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startMarketplace } from './children.mjs';
import { gatewayEnvironment } from './gateway.mjs';
import { serverEnvironment } from './mode.mjs';
import { serverEntry } from './paths.mjs';
import { freePort } from './ports.mjs';
import { withClient } from './postgres-client.mjs';
import { Refusal, say, tail } from './progress.mjs';
import { runNode } from './run.mjs';
import { template } from './test-cluster.mjs';

const names = (count) => Array.from({ length: count }, (_, index) => `kyakhta_demo_${index + 1}`);

/** Where accounts of another site log in: nobody is there until a journey opens it. */
const otherSite = async () => ({
  GOOGLE_CLIENT_ID: 'journeys',
  GOOGLE_CLIENT_SECRET: randomBytes(24).toString('base64url'),
  GOOGLE_ISSUER: `http://127.0.0.1:${await freePort()}`,
});

const environmentOf = async (cluster, name) => {
  const where = { port: await freePort(), host: '127.0.0.1', data: join(cluster.folder, name), mode: 'demo' };
  const { common, gateway } = await gatewayEnvironment(where, {});
  const site = await otherSite();
  return { where, site, gateway, env: { ...serverEnvironment({ url: cluster.url(name), ...where }), ...common, ...site } };
};

/** Fills one demo and copies it. What it leaves in the folder of the cluster goes with that, however the run ends. */
export async function fillDemos(cluster, count) {
  const [first, ...others] = names(count);
  const copyOf = (from, name) => `create database ${name} template ${from} strategy file_copy`;
  await withClient(cluster.adminUrl, (client) => client.query(copyOf(template, first)));
  const { where, env } = await environmentOf(cluster, first);
  mkdirSync(where.data);
  const seeded = await runNode([serverEntry('seed'), '--pictures', 'first'], { env });
  if (seeded.code !== 0) throw new Refusal(`The demo could not be filled (exit code ${seeded.code}):\n${tail(seeded.output, 40)}`);
  for (const name of others) {
    await withClient(cluster.adminUrl, (client) => client.query(copyOf(first, name)));
    cpSync(where.data, join(cluster.folder, name), { recursive: true });
  }
}

/**
 * Starts a marketplace on each filled demo.
 * @param {(work: () => unknown) => void} undo told how each is stopped
 * @returns {Promise<{url: string, databaseUrl: string, site: object}[]>} what a worker has to know of its marketplace
 */
export async function startDemos(cluster, count, reports, undo) {
  return Promise.all(
    names(count).map(async (name, index) => {
      const { where, site, gateway, env } = await environmentOf(cluster, name);
      const logFile = join(reports, index === 0 ? 'server.log' : `server-${index + 1}.log`);
      const log = openSync(logFile, 'w');
      undo(async () => closeSync(log));
      const marketplace = startMarketplace({ env, gateway, output: log, lost: (error) => say(`! ${error.message}`) });
      undo(() => marketplace.stop());
      const silence = new Promise((_, reject) => setTimeout(() => reject(new Refusal('it was not ready within 180 s')), 180_000).unref());
      await Promise.race([marketplace.complete(), silence]).catch((error) => {
        throw new Refusal(`The marketplace for the journeys does not start: ${error.message}\n${tail(readFileSync(logFile, 'utf8'), 30)}`);
      });
      return { url: `http://127.0.0.1:${where.port}/`, databaseUrl: cluster.url(name), site };
    }),
  );
}
