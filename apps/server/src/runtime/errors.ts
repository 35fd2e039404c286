import type { Code, Failure, Problem } from '@kyakhta/contract';
import { failures } from '@kyakhta/contract';

export type WordValues = Readonly<Record<string, string | number>>;

/**
 * An expected failure: the action is rolled back, the person reads why in her language.
 * Anything else that is thrown is a fault of ours and answers A00005.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly failure: Failure;
  readonly values: WordValues;
  readonly problem: Problem | null;
  /** What the action has written stands: a counter of tries must not be undone by the refusal it leads to. */
  readonly keeps: boolean;
  constructor(failure: Failure, values: WordValues = {}, problem: Problem | null = null, keeps = false) {
    super(failure);
    this.keeps = keeps;
    this.failure = failure;
    this.values = values;
    this.problem = problem;
  }
  get code(): Code {
    return failures[this.failure];
  }
}

/** Seconds after which what was refused may be tried again, where its words tell a time; null where they tell none. */
export const waitSecondsOf = ({ seconds, minutes, hours }: WordValues): number | null => {
  if (seconds !== undefined) return Number(seconds);
  if (minutes !== undefined) return Number(minutes) * 60;
  return hours === undefined ? null : Number(hours) * 3600;
};

/** Throws a refusal; reads as a statement at the place where the rule stands. */
export const refuse = (failure: Failure, values: WordValues = {}, problem: Problem | null = null): never => {
  throw new Refusal(failure, values, problem);
};

/** Throws a refusal that keeps what the action has written and the locks it holds: for counted tries, and for what the refusal itself tells. */
export const refuseAndKeep = (failure: Failure, values: WordValues = {}, problem: Problem | null = null): never => {
  throw new Refusal(failure, values, problem, true);
};
