import type { Code, Failure, Problem } from '@kyakhta/contract';
import { failures } from '@kyakhta/contract';

export type WordValues = Readonly<Record<string, string | number>>;

/**
 * An expected failure: the action is rolled back, the person is told in her language.
 * Anything else that is thrown is a fault of ours and answers A00005.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly failure: Failure;
  readonly values: WordValues;
  readonly problem: Problem | null;
  constructor(failure: Failure, values: WordValues = {}, problem: Problem | null = null) {
    super(failure);
    this.failure = failure;
    this.values = values;
    this.problem = problem;
  }
  get code(): Code {
    return failures[this.failure];
  }
}

/** Throws a refusal; reads as a statement at the place where the rule stands. */
export const refuse = (failure: Failure, values: WordValues = {}, problem: Problem | null = null): never => {
  throw new Refusal(failure, values, problem);
};
