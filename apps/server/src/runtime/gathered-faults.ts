import type { Failure, Locale } from '@kyakhta/contract';
import { say } from '../words/index.ts';
import { sumsWritten } from '../words/sums.ts';
import { Refusal } from './errors.ts';

/** What is wrong with a call, gathered: a person mends all of it at once, not one thing at each try. */
export class GatheredFaults {
  readonly #locale: Locale;
  readonly #fieldOf: Readonly<Partial<Record<Failure, string>>>;
  readonly #names: Readonly<Record<string, string>>;
  readonly #fields = new Map<string, string>();
  #first: Refusal | null = null;

  /**
   * @param fieldOf at which field of the call a failure is shown
   * @param names how the call names fields that a shared check names otherwise
   */
  constructor(
    { locale }: { readonly locale: Locale },
    fieldOf: Readonly<Partial<Record<Failure, string>>>,
    names: Readonly<Record<string, string>> = {},
  ) {
    this.#locale = locale;
    this.#fieldOf = fieldOf;
    this.#names = names;
  }

  /** What a check comes to; null where it refuses for a field. A refusal that is about no field ends the call at once. */
  async of<T>(check: () => T | Promise<T>): Promise<T | null> {
    try {
      return await check();
    } catch (error) {
      if (!(error instanceof Refusal) || error.keeps) throw error;
      const field = this.#fieldOf[error.failure];
      const told =
        error.problem?.fields ??
        (field === undefined ? null : { [field]: say(this.#locale, error.failure, sumsWritten(this.#locale, error.values)) });
      if (told === null) throw error;
      this.#first ??= error;
      for (const [checked, word] of Object.entries(told)) {
        const name = this.#names[checked] ?? checked;
        if (!this.#fields.has(name)) this.#fields.set(name, word);
      }
      return null;
    }
  }

  /** Whether nothing wrong was found so far. */
  get isClean(): boolean {
    return this.#first === null;
  }

  /** What was checked, where nothing is wrong. Else it refuses with the first fault as the sentence, and each at its field. */
  orRefuse<T>(checked: T | null): T {
    if (this.#first !== null) {
      const { failure, values, problem } = this.#first;
      throw new Refusal(failure, values, { ...problem, fields: Object.fromEntries(this.#fields) });
    }
    if (checked === null) throw new Error('nothing is wrong, and nothing was found');
    return checked;
  }
}
