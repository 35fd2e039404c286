import type { EndpointKey, Input } from '@kyakhta/contract/types';
import { code } from '@kyakhta/contract/values';
import { refusalOf, type Refusal } from '../ask.ts';
import type { call } from '../client.ts';

/** A row that something is done with: what it goes by, what it is called, and the call that does it. */
export type Step<E extends EndpointKey, K> = { key: K; name: string; input: Input<E> };
export type Refused<K> = { key: K; name: string; refusal: Refusal };
/** What became of the rows. `left`: not tried, because the session was over. */
export type Outcome<K> = { done: readonly K[]; refused: readonly Refused<K>[]; left: number };

type Run<E extends EndpointKey, K> = {
  endpoint: E;
  steps: readonly Step<E, K>[];
  /** Keys of calls of which nobody knows whether they were done, by what was sent: the same again has the same key. */
  unsure: Map<string, string>;
  /** Told before each call: the how manieth it is. */
  onStep: (at: number) => void;
  /** Whether the caller is still there. */
  isOn: () => boolean;
  send: typeof call;
  newKey: () => string;
};

/** Does the same with rows one after another, each by a separate call: one that is refused holds up no other. */
export async function oneByOne<E extends EndpointKey, K>(run: Run<E, K>): Promise<Outcome<K>> {
  const { endpoint, steps, unsure } = run;
  const done: K[] = [];
  const refused: Refused<K>[] = [];
  for (const [i, { key, name, input }] of steps.entries()) {
    if (!run.isOn()) return { done, refused, left: steps.length - i };
    run.onStep(i + 1);
    const text = JSON.stringify(input);
    const idempotencyKey = unsure.get(text) ?? run.newKey();
    const answer = await run.send(endpoint, input, { idempotencyKey });
    if (answer.code === code.ok) {
      unsure.delete(text);
      done.push(key);
      continue;
    }
    const refusal = refusalOf(answer);
    if (refusal.unsure) unsure.set(text, idempotencyKey);
    else unsure.delete(text);
    refused.push({ key, name, refusal });
    if (refusal.failure === 'notLoggedIn') return { done, refused, left: steps.length - i - 1 };
  }
  return { done, refused, left: 0 };
}
