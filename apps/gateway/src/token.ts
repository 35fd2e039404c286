import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Failure } from './failure.ts';

const lifeSeconds = 32_400;

const isSame = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** Access tokens. They hold their own end and a signature, so that they outlive the process as PayPal's do. */
export class Tokens {
  readonly #client: string;
  readonly #secret: string;
  readonly #now: () => Date;
  /** Tokens of an earlier generation are no longer good. */
  #generation = 0;

  constructor(clientId: string, clientSecret: string, now: () => Date) {
    this.#client = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
    this.#secret = clientSecret;
    this.#now = now;
  }

  #sign(text: string): string {
    return createHmac('sha256', this.#secret).update(text).digest('base64url');
  }

  knows(authorization: string | undefined): boolean {
    return authorization !== undefined && isSame(authorization, this.#client);
  }

  issue(): object {
    const text = `${this.#now().getTime()}.${this.#generation}.${randomBytes(9).toString('base64url')}`;
    return {
      scope: 'https://uri.paypal.com/services/payments/payment https://uri.paypal.com/services/payments/refund',
      access_token: `A21AA.${text}.${this.#sign(text)}`,
      token_type: 'Bearer',
      app_id: 'APP-SANDBOXGATEWAY',
      expires_in: lifeSeconds,
      nonce: randomBytes(16).toString('hex'),
    };
  }

  /** From now on no token given so far is good. */
  expire(): void {
    this.#generation += 1;
  }

  /** @throws Failure without a token that is good now */
  check(request: FastifyRequest): void {
    const [, text = '', time = '', generation = '', signature = ''] =
      /^Bearer A21AA\.((\d+)\.(\d+)\.[\w-]+)\.([\w-]+)$/.exec(request.headers.authorization ?? '') ?? [];
    const isGenuine = isSame(signature, this.#sign(text));
    const isOver = this.#now().getTime() > Number(time) + lifeSeconds * 1000 || Number(generation) < this.#generation;
    if (!isGenuine || isOver) throw new Failure('AUTHENTICATION_FAILURE');
  }
}
