import { isIssue } from './failure.ts';

/** What a call does. `show` is any question about an order, a capture or a refund. */
/** `close`: nobody may agree to it any more. */
export type Operation = 'token' | 'create' | 'show' | 'capture' | 'refund' | 'close';
export const operations: readonly Operation[] = ['token', 'create', 'show', 'capture', 'refund', 'close'];

/** Rules about what is done, by the operations they make sense for. */
export const deeds = {
  /** The payer has agreed as soon as the order is made. */
  approve: ['create'],
  /** Refused with `issue`; a capture with INSTRUMENT_DECLINED unless another is named, and again until the payer agrees anew. */
  decline: ['create', 'capture', 'refund'],
  /** The money is on its way: settled later by hand. */
  pending: ['capture', 'refund'],
  /** Done, but without the money: a capture DECLINED, a refund FAILED. */
  denied: ['capture', 'refund'],
  /** The gateway takes another amount (`value`, `currency`) than was agreed. */
  amount: ['capture'],
  /** Does nothing, and answers with what the last such call for the same thing made. */
  again: ['create', 'capture', 'refund'],
} as const satisfies Record<string, readonly Operation[]>;
/** Rules about how a call is answered, with what was done before (`done`). */
export const replies = {
  /** An error of `status`; nothing is done unless `done` says so. */
  status: [],
  /** No answer until the call is released or the client gives up; nothing is done before that unless `done` says so. */
  hold: [],
  /** An answer `ms` milliseconds late. */
  delay: [],
  /** The connection is closed without an answer; the thing is done unless `done` is false. */
  drop: [],
} as const;
export type Deed = keyof typeof deeds;
export type Reply = keyof typeof replies;
export type Behaviour = Deed | Reply;
export const isDeed = (behaviour: string): behaviour is Deed => Object.hasOwn(deeds, behaviour);
const isReply = (behaviour: string): behaviour is Reply => Object.hasOwn(replies, behaviour);

const statuses = [401, 403, 409, 429, 500, 503];

export interface RuleRequest {
  readonly operation: Operation;
  readonly behaviour: Behaviour;
  /** Only calls about this: a custom_id, an invoice_id, or PayPal's own id of an order, capture or refund. */
  readonly reference?: string | undefined;
  /** The next so many calls, 1 unless said. */
  readonly times?: number | undefined;
  readonly issue?: string | undefined;
  readonly value?: string | undefined;
  readonly currency?: string | undefined;
  /** 401, 403, 409, 429, 500 or 503 (500 unless said). */
  readonly status?: number | undefined;
  readonly done?: boolean | undefined;
  readonly ms?: number | undefined;
}
export interface Rule extends RuleRequest {
  readonly id: number;
  readonly left: number;
}

/** Why a rule cannot be; null when it can. */
export const complaintOfRule = (rule: RuleRequest): string | null => {
  if (!operations.includes(rule.operation)) return `operation must be one of ${operations.join(', ')}`;
  if (!isDeed(rule.behaviour) && !isReply(rule.behaviour))
    return `behaviour must be one of ${[...Object.keys(deeds), ...Object.keys(replies)].join(', ')}`;
  if (isDeed(rule.behaviour) && !(deeds[rule.behaviour] as readonly Operation[]).includes(rule.operation))
    return `${rule.behaviour} is for ${deeds[rule.behaviour].join(', ')}`;
  if (rule.times !== undefined && !(Number.isInteger(rule.times) && rule.times >= 1 && rule.times <= 1_000_000))
    return 'times must be a whole number from 1';
  if (rule.ms !== undefined && !(Number.isInteger(rule.ms) && rule.ms >= 0 && rule.ms <= 600_000)) return 'ms must be from 0 to 600000';
  if (rule.status !== undefined && !statuses.includes(rule.status)) return `status must be one of ${statuses.join(', ')}`;
  if (rule.issue !== undefined && !isIssue(rule.issue)) return `issue ${rule.issue} is none that the gateway knows`;
  if (rule.behaviour === 'amount' && rule.value === undefined && rule.currency === undefined)
    return 'amount needs a value, a currency or both';
  return null;
};

/** How the next calls are met. A call meets at most one rule of what is done and one of how it is answered, the oldest that fits. */
export class Rules {
  #rules: Rule[] = [];
  #last = 0;

  add(request: RuleRequest): Rule {
    this.#last += 1;
    const rule = { ...request, id: this.#last, left: request.times ?? 1 };
    this.#rules.push(rule);
    return rule;
  }

  list(): readonly Rule[] {
    return this.#rules;
  }

  remove(id: number): void {
    this.#rules = this.#rules.filter((rule) => rule.id !== id);
  }

  clear(): void {
    this.#rules = [];
  }

  /** The rule that a call meets, used up by one; null when there is none. */
  take(kind: 'deed' | 'reply', operation: Operation, references: readonly string[]): Rule | null {
    const found = this.#rules.find(
      (rule) =>
        rule.operation === operation &&
        isDeed(rule.behaviour) === (kind === 'deed') &&
        (rule.reference === undefined || references.includes(rule.reference)),
    );
    if (found === undefined) return null;
    this.#rules = this.#rules.flatMap((rule) => (rule !== found ? [rule] : rule.left > 1 ? [{ ...rule, left: rule.left - 1 }] : []));
    return found;
  }
}
