import pg from 'pg';
import { afterAll, expect, it, vi } from 'vitest';
import { marketplaceForFile } from '../../test/marketplace.ts';
import { AnswerCache } from './cache.ts';
import { followChanges } from './changes.ts';
import { systemClock } from './clock.ts';

const market = marketplaceForFile();
const clients: pg.Client[] = [];
const connected = async (): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: market().url });
  clients.push(client);
  await client.connect();
  return client;
};
afterAll(() => Promise.all(clients.map((client) => client.end())));

it('tells a change once, however long an older transaction stays open, and one that commits late all the same', async () => {
  const { app, query } = market();
  const cache = new AnswerCache(2);
  const drop = vi.spyOn(cache, 'drop');
  const told = (): string[] =>
    drop.mock.calls
      .splice(0)
      .map(([key]) => key)
      .filter((key) => key.startsWith('test:'));
  const following = followChanges(app.database.db, cache, systemClock(0), 0, () => undefined, new AnswerCache(2));
  following.stop();
  const tell = 'insert into changes (key) values ($1)';
  const late = await connected();
  await late.query('begin');
  await late.query(tell, ['test:late']);
  await query(tell, ['test:before']);
  await following.read();
  expect(told(), 'what was there when following began').toEqual([]);
  await query(tell, ['test:soon']);
  await following.read();
  expect(told()).toEqual(['test:soon']);
  await following.read();
  expect(told(), 'once').toEqual([]);
  await late.query('commit');
  await following.read();
  expect(told()).toEqual(['test:late']);
});

it('says when following fails and, once, when it works again', async () => {
  const said: string[] = [];
  const { app } = market();
  const [cache, sessions] = [new AnswerCache(2), new AnswerCache(2)];
  const following = followChanges(app.database.db, cache, systemClock(0), 0, (message) => said.push(message), sessions);
  following.stop();
  await following.read();
  expect(said).toEqual([]);
  // As after an answer that did not come in time.
  cache.enabled = false;
  sessions.enabled = false;
  await following.read();
  await following.read();
  expect([said, cache.enabled, sessions.enabled]).toEqual([['following changes works again, cache used again'], true, true]);
});
