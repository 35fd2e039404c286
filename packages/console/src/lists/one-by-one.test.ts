import { code } from '@kyakhta/contract/values';
import { expect, it } from 'vitest';
import type { call } from '../client.ts';
import { noAnswer } from '../client.ts';
import { oneByOne } from './one-by-one.ts';

const endpoint = 'POST /platform/jobs/retry';
const ok = { code: code.ok, msg: '', data: null };
const refusal = (failure: string) => ({ code: code.business, msg: `because of ${failure}`, data: { failure } });
const silence = { code: code.serverError, msg: '', data: { failure: noAnswer } };

/** Rows whose calls are answered by what `answers` has for them; what was sent is kept with its key. */
const trial = (answers: Readonly<Record<string, object>>, unsure = new Map<string, string>()) => {
  const sent: { workId: string; key: string | undefined }[] = [];
  const at: number[] = [];
  let keys = 0;
  let isOn = true;
  const send = (async (_: string, input: { workId: string }, options: { idempotencyKey?: string }) => {
    sent.push({ workId: input.workId, key: options.idempotencyKey });
    if (answers[input.workId] === undefined) isOn = false;
    return answers[input.workId] ?? ok;
  }) as unknown as typeof call;
  const run = (rows: readonly string[]) =>
    oneByOne({
      endpoint,
      steps: rows.map((workId) => ({ key: workId, name: `row ${workId}`, input: { workId } })),
      unsure,
      onStep: (n) => at.push(n),
      isOn: () => isOn,
      send,
      newKey: () => `key ${(keys += 1)}`,
    });
  return { run, sent, at, unsure };
};

it('goes on behind a row that was refused, and tells it by its name', async () => {
  const { run, sent, at } = trial({ a: ok, b: refusal('jobUnknown'), c: ok });
  expect(await run(['a', 'b', 'c'])).toMatchObject({
    done: ['a', 'c'],
    refused: [{ key: 'b', name: 'row b', refusal: { failure: 'jobUnknown', msg: 'because of jobUnknown' } }],
    left: 0,
  });
  expect(at).toEqual([1, 2, 3]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
});

it('sends what nobody knows of again under the same key, and what was refused under a new one', async () => {
  const first = trial({ a: silence, b: refusal('jobUnknown') });
  expect((await first.run(['a', 'b'])).refused.map(({ refusal: { unsure } }) => unsure)).toEqual([true, false]);
  const second = trial({ a: ok, b: ok }, first.unsure);
  await second.run(['b', 'a']);
  expect(second.sent).toEqual([
    { workId: 'b', key: 'key 1' },
    { workId: 'a', key: first.sent[0]?.key },
  ]);
  expect(second.unsure.size).toBe(0);
});

it('stops when the session is over, and when whoever asked has left', async () => {
  const over = trial({ a: ok, b: { code: code.notLoggedIn, msg: '', data: null }, c: ok });
  expect(await over.run(['a', 'b', 'c'])).toMatchObject({ done: ['a'], refused: [{ key: 'b' }], left: 1 });
  const gone = trial({ c: ok });
  expect(await gone.run(['a', 'c', 'd'])).toEqual({ done: ['a'], refused: [], left: 2 });
  expect(gone.sent).toHaveLength(1);
});
