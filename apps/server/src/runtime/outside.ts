import type { Answer, AsksOutside, Ctx } from './context.ts';
import { failpoint } from './failpoints.ts';

/**
 * The rest of an action that must ask someone outside, such as a payment provider: what the action wrote so far is
 * committed, then `ask` runs with no transaction open, then `goOn` in a separate transaction, which may ask again.
 * The caller has written down beforehand that it asks: the process may die before the answer is kept.
 */
export class Outside<R> implements AsksOutside<R> {
  readonly ask: () => Promise<unknown>;
  readonly goOn: (ctx: Ctx, answer: Answer<unknown>) => Promise<R | AsksOutside<R>>;
  constructor(ask: Outside<R>['ask'], goOn: Outside<R>['goOn']) {
    this.ask = ask;
    this.goOn = goOn;
  }
}

export const outside = <T, R>(ask: () => Promise<T>, goOn: (ctx: Ctx, answer: Answer<T>) => Promise<R | AsksOutside<R>>): Outside<R> =>
  new Outside(ask, goOn as Outside<R>['goOn']);

export const asksOutside = <R>(step: R | AsksOutside<R>): step is AsksOutside<R> => step instanceof Outside;

/** The same question with another end: its result is what `end` makes of it. */
export const withEnd = <A, B>(step: A | AsksOutside<A>, end: (result: A) => B): B | Outside<B> =>
  asksOutside(step) ? new Outside<B>(step.ask, async (ctx, answer) => withEnd(await step.goOn(ctx, answer), end)) : end(step);

/**
 * Does an action that may ask outside, a transaction for each part.
 * @param name of the call or the work, for failpoints
 * @param inTransaction runs one part in a transaction and commits it
 */
export const throughOutside = async <R>(
  name: string,
  first: R | AsksOutside<R>,
  inTransaction: (part: (ctx: Ctx) => Promise<R | AsksOutside<R>>) => Promise<R | AsksOutside<R>>,
): Promise<R> => {
  let step = first;
  while (asksOutside(step)) {
    const { ask, goOn } = step;
    failpoint(`${name}: committed`);
    const answer = await ask().then(
      (value): Answer<unknown> => ({ ok: true, value }),
      (error: unknown): Answer<unknown> => ({ ok: false, error }),
    );
    failpoint(`${name}: answered`);
    step = await inTransaction(async (ctx) => {
      const next = await goOn(ctx, answer);
      failpoint(`${name}: written`);
      return next;
    });
    failpoint(`${name}: kept`);
  }
  return step;
};
