import { code } from '@kyakhta/contract/values';
import { call } from './client.ts';

/** Longer is not worth waiting for: then the clock of this machine has to do. */
const patienceMs = 3000;

/** Milliseconds that the platform's clock is ahead of this machine's. */
let ahead = 0;

/** Reads the platform's clock, so that "late" and "today" mean what they mean there. */
export async function readClock() {
  const asked = Date.now();
  const answer = await call('GET /login/key', {}, { signal: AbortSignal.timeout(patienceMs) }).catch(() => null);
  if (answer?.code === code.ok) ahead = answer.data.now - (asked + Date.now()) / 2;
}

/** Now, in unix milliseconds, by the platform's clock. */
export const now = (): number => Date.now() + ahead;
