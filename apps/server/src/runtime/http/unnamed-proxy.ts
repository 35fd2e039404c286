import type { FastifyInstance } from 'fastify';

/**
 * Says once in the log that a proxy seems to stand before us which TRUST_PROXY does not name. All visitors then have the address
 * of the proxy, and share one counter of calls and of guesses: a few noisy ones would keep everybody out. Anybody may send the
 * header, so that it proves nothing and changes nothing.
 */
export const watchForProxy = (http: FastifyInstance, trusted: readonly string[]): void => {
  if (trusted.length > 0) return;
  let told = false;
  http.addHook('onRequest', (request, _reply, done) => {
    if (!told && request.headers['x-forwarded-for'] !== undefined) {
      told = true;
      request.log.warn(
        { address: request.ip },
        'a request came with X-Forwarded-For, but TRUST_PROXY is empty: behind a proxy all visitors share one counter of calls and logins',
      );
    }
    done();
  });
};
