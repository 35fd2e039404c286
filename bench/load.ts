import { Agent, request as httpRequest } from 'node:http';
import autocannon from 'autocannon';

/** Connections of every load, as DESIGNed: the same for product and yardstick. */
export const connections = 32;

export interface Load {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly errors: number;
}

/** Requests per second at a URL, or at the paths drawn from a list in turn. */
export const loadOf = async (
  base: string,
  paths: readonly string[],
  seconds: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<Load> => {
  let next = 0;
  const single = paths.length === 1 ? paths[0] : undefined;
  const result = await autocannon({
    url: base + (single ?? ''),
    connections,
    duration: seconds,
    headers,
    ...(single === undefined
      ? {
          requests: [
            {
              setupRequest: (r: autocannon.Request) => {
                r.path = paths[next++ % paths.length] ?? '/';
                return r;
              },
            },
          ],
        }
      : {}),
  });
  return {
    perSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    errors: result.errors + result.non2xx,
  };
};

export interface Client {
  call(method: string, path: string, body?: unknown): Promise<{ readonly code: string; readonly data: never }>;
  close(): void;
}

/** A buyer's connection: kept alive, with the session's token. */
export const clientOf = (base: string, token: string): Client => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { hostname, port } = new URL(base);
  return {
    call: (method, path, body) =>
      new Promise((resolve, reject) => {
        const text = body === undefined ? undefined : JSON.stringify(body);
        const sent = httpRequest(
          {
            agent,
            hostname,
            port,
            method,
            path: `/api${path}`,
            headers: {
              authorization: token,
              locale: 'en',
              ...(text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
            },
          },
          (response) => {
            const parts: Buffer[] = [];
            response.on('data', (part: Buffer) => parts.push(part));
            response.on('end', () => {
              const answer = JSON.parse(Buffer.concat(parts).toString()) as { code: string; msg: string; data: never };
              if (answer.code === '00000') resolve(answer);
              else reject(new Error(`${method} ${path}: ${answer.code} ${answer.msg}`));
            });
          },
        );
        sent.on('error', reject);
        sent.end(text);
      }),
    close: () => {
      agent.destroy();
    },
  };
};
