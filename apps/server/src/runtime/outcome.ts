import { type Code, type Failure, failures, type FileAnswer, type Locale, type Problem } from '@kyakhta/contract';
import { waitSecondsOf, type WordValues } from './errors.ts';
import { say } from '../words/index.ts';
import { sumsWritten } from '../words/sums.ts';

/** The answer before it meets a transport: `body` is the JSON text of `data`. */
export interface Outcome {
  readonly code: Code;
  readonly msg: string;
  readonly data: unknown;
  readonly body: string;
  readonly replayed: boolean;
  /** The body encoded, when the answer is a kept one: buffers to be sent one after the other. */
  readonly parts?: readonly Buffer[];
  /** What a kept answer is made of: it is no longer true when one of these changes. */
  readonly tags?: readonly string[];
  /** When a refused call may be tried again; null or absent where nothing is said of it. */
  readonly waitSeconds?: number | null;
  /** The file, of a call that answers one. */
  readonly file?: FileAnswer;
}

export const outcome = (c: Code, msg: string, data: unknown, replayed = false): Outcome => ({
  code: c,
  msg,
  data,
  body: JSON.stringify(data ?? null),
  replayed,
});

/** A refusal in words of a language. */
export const refused = (locale: Locale, failure: Failure, values: WordValues = {}, problem: Problem | null = null): Outcome => ({
  ...outcome(failures[failure], say(locale, failure, sumsWritten(locale, values)), { failure, ...problem }),
  waitSeconds: waitSecondsOf(values),
});
