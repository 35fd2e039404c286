import fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { watchForProxy } from './unnamed-proxy.ts';

const logged: string[] = [];
const serverWith = (trusted: readonly string[]): FastifyInstance => {
  logged.length = 0;
  const http = fastify({ logger: { level: 'warn', stream: { write: (line: string) => logged.push(line) } } });
  watchForProxy(http, trusted);
  http.get('/', () => 'here');
  return http;
};
const forwarded = { 'x-forwarded-for': '203.0.113.7' };

describe('a proxy that is not named', () => {
  it('is told once, however many requests it passes on', async () => {
    const http = serverWith([]);
    for (let n = 0; n < 3; n += 1) expect((await http.inject({ url: '/', headers: forwarded })).statusCode).toBe(200);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('TRUST_PROXY');
    expect(logged[0]).not.toContain('203.0.113.7');
  });

  it('is nothing to tell where it is named, or where nothing was passed on', async () => {
    await serverWith(['127.0.0.1']).inject({ url: '/', headers: forwarded });
    expect(logged).toEqual([]);
    await serverWith([]).inject({ url: '/' });
    expect(logged).toEqual([]);
  });
});
