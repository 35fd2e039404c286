/** Ports: which one is asked for, whether it is free, and which other one would be. */
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { Refusal } from './progress.mjs';

/** Tries to listen; resolves to the port, or to the error's code. */
const tryListen = (port, host) =>
  new Promise((done) => {
    const server = createServer();
    server.once('error', (error) => done(error.code));
    server.listen({ port, host, exclusive: true }, () => {
      const taken = server.address().port;
      server.close(() => done(taken));
    });
  });

/** Below the ports that systems lend to connections going out: one of those may be lent between asking and listening. */
const lowest = 10_000;
const highest = 32_000;

/** A port that nobody listens on right now, and that no connection is going to be lent; or the error's code. */
export async function freePort(host = '127.0.0.1') {
  for (let tries = 0; tries < 50; tries += 1) {
    const answer = await tryListen(randomInt(lowest, highest), host);
    if (answer !== 'EADDRINUSE' && answer !== 'EACCES') return answer;
  }
  return tryListen(0, host);
}

export const isFree = async (port, host = '127.0.0.1') => typeof (await tryListen(port, host)) === 'number';

/** Reads the setting PORT; 0 means any. */
export function wantedPort(text = process.env.PORT) {
  const port = Number(text || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Refusal(`PORT is "${text}", which is no port. Give a number from 1 to 65535: PORT=8080 npm start`);
  }
  return port;
}

/**
 * Makes sure that the web server will be able to listen, before anything long is done.
 * @param {number} patience milliseconds to wait for a server that is just going away
 * @returns {Promise<number>} the port
 */
export async function claimPort(port, host, patience = 0) {
  const until = Date.now() + patience;
  for (;;) {
    const answer = port === 0 ? await freePort(host) : await tryListen(port, host);
    if (typeof answer === 'number') return answer;
    if (answer === 'EADDRINUSE' && Date.now() < until) {
      await new Promise((wake) => setTimeout(wake, 200));
      continue;
    }
    if (answer === 'EADDRINUSE') {
      throw new Refusal(
        `Port ${port} is taken by another program. PORT names another one, for example:\n    PORT=${await nextFree(port, host)} npm start`,
      );
    }
    if (answer === 'EACCES') throw new Refusal(`This user may not listen on port ${port}. Choose one above 1023: PORT=3000 npm start`);
    throw new Refusal(`The server cannot listen on ${host}, port ${port} (${answer}). The settings HOST and PORT say where it listens.`);
  }
}

async function nextFree(port, host) {
  for (let candidate = port + 1; candidate < port + 50 && candidate <= 65535; candidate += 1) {
    if (await isFree(candidate, host)) return candidate;
  }
  return freePort(host);
}
