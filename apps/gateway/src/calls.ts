import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bodyOf, Failure, kindOfStatus, refuse, statusOf } from './failure.ts';
import type { Operation, Rule, Rules } from './rules.ts';
import type { Store, WebhookEvent } from './store.ts';
import type { Webhooks } from './webhooks.ts';

/** An answer before it is sent. */
interface Answer {
  readonly status: number;
  readonly body: object;
  readonly events: readonly WebhookEvent[];
}
/** What a call wants and how it is done. */
export interface Call {
  readonly operation: Operation;
  /** Names by which a rule may mean this call. */
  readonly references: readonly string[];
  /** PayPal-Request-Id. */
  readonly key: string | null;
  /** Path and body: what a second call of the same key has to repeat. */
  readonly content: string;
  /** Does it. @throws Failure @returns the id of what it made, for the next call of the same key */
  act(rule: Rule | null): { readonly made: string; readonly events: readonly WebhookEvent[] };
  /** PayPal's JSON of what was made, as it is by now. */
  show(made: string): object;
  readonly status: number;
}
/** A call as the control tells of it. `outcome` is a status, or what became of it instead. */
export interface LoggedCall {
  readonly id: number;
  readonly operation: Operation;
  readonly references: readonly string[];
  readonly key: string | null;
  readonly outcome: number | 'held' | 'dropped' | 'gone';
}

/** PayPal keeps keys of orders for six hours, those of refunds for 45 days. */
const keyMs = { token: 0, create: 6 * 3_600_000, show: 0, capture: 6 * 3_600_000, refund: 45 * 86_400_000, close: 0 } as const;

/** A refusal in the words of another protocol than PayPal's. */
export class Answered extends Error {
  readonly status: number;
  readonly body: object;
  constructor(status: number, body: object) {
    super(JSON.stringify(body));
    this.status = status;
    this.body = body;
  }
}
const loggedMost = 1000;

/** Every call of the API goes through here: the same key again, rules, calls that are held, and the order of answer and webhooks. */
export class Calls {
  readonly #store: Store;
  readonly #rules: Rules;
  readonly #webhooks: Webhooks;
  readonly #now: () => Date;
  readonly #log: LoggedCall[] = [];
  readonly #held = new Map<number, (how: 'released' | 'gone') => void>();
  #waiting: { readonly operation: Operation; readonly found: () => void }[] = [];
  #last = 0;

  constructor(store: Store, rules: Rules, webhooks: Webhooks, now: () => Date) {
    this.#store = store;
    this.#rules = rules;
    this.#webhooks = webhooks;
    this.#now = now;
  }

  log(): readonly LoggedCall[] {
    return this.#log;
  }

  /** Resolves as soon as a call of this operation is held. */
  whenHeld(operation: Operation): Promise<void> {
    if (this.#isHeld(operation)) return Promise.resolve();
    return new Promise((found) => this.#waiting.push({ operation, found }));
  }

  #isHeld(operation: Operation): boolean {
    return this.#log.some((call) => call.operation === operation && this.#held.has(call.id));
  }

  /** Answers a held call, or all of them. */
  release(id?: number): void {
    for (const [held, end] of this.#held) if (id === undefined || held === id) end('released');
  }

  /** Lets go of every held call without an answer. */
  close(): void {
    for (const end of this.#held.values()) end('gone');
  }

  #note(call: Call): number {
    this.#last += 1;
    this.#log.push({ id: this.#last, operation: call.operation, references: call.references, key: call.key, outcome: 'held' });
    if (this.#log.length > loggedMost) this.#log.shift();
    return this.#last;
  }

  #outcome(id: number, outcome: LoggedCall['outcome']): void {
    const index = this.#log.findIndex((call) => call.id === id);
    if (index >= 0) this.#log[index] = { ...this.#log[index]!, outcome };
  }

  async #hold(id: number, call: Call, reply: FastifyReply): Promise<'released' | 'gone'> {
    const how = await new Promise<'released' | 'gone'>((end) => {
      if (reply.raw.destroyed) end('gone');
      reply.raw.once('close', () => end('gone'));
      this.#held.set(id, end);
      this.#waiting = this.#waiting.filter(({ operation, found }) => {
        if (operation === call.operation) found();
        return operation !== call.operation;
      });
    });
    this.#held.delete(id);
    return how;
  }

  /** What the key's first call made, as it is by now. @throws Failure when that call was another one */
  #replay(call: Call): Answer | null {
    if (call.key === null) return null;
    const used = this.#store.get('key', `${call.operation} ${call.key}`);
    if (used === undefined || this.#now().getTime() - Date.parse(used.at) > keyMs[call.operation]) return null;
    if (used.digest !== this.#digest(call)) throw refuse('DUPLICATE_REQUEST_ID', 'PayPal-Request-Id');
    return { status: 200, body: call.show(used.made), events: [] };
  }

  #digest(call: Call): string {
    return createHash('sha256').update(call.content).digest('base64');
  }

  #do(call: Call): Answer {
    try {
      const before = this.#replay(call);
      if (before !== null) return before;
      const { made, events } = call.act(this.#rules.take('deed', call.operation, call.references));
      if (call.key !== null)
        this.#store.put('key', {
          id: `${call.operation} ${call.key}`,
          digest: this.#digest(call),
          made,
          at: this.#now().toISOString(),
        });
      return { status: call.status, body: call.show(made), events };
    } catch (error) {
      if (error instanceof Failure) return { status: statusOf(error), body: bodyOf(error), events: [] };
      if (error instanceof Answered) return { status: error.status, body: error.body, events: [] };
      throw error;
    }
  }

  /** Answers a call, as the rules want it. */
  async answer(call: Call, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const id = this.#note(call);
    const rule = this.#rules.take('reply', call.operation, call.references);
    const isDone = rule?.done ?? (rule === null || rule.behaviour === 'drop' || rule.behaviour === 'delay');
    const drop = (outcome: 'dropped' | 'gone'): FastifyReply => {
      this.#outcome(id, outcome);
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    };
    if (rule?.behaviour === 'hold' && !isDone && (await this.#hold(id, call, reply)) === 'gone') return drop('gone');
    const isUndone = !isDone && (rule?.behaviour === 'status' || rule?.behaviour === 'drop');
    let answer: Answer = isUndone ? { status: 500, body: {}, events: [] } : this.#do(call);
    const tell = this.#webhooks.plan(answer.events);
    await tell.early();
    tell.afterwards(reply.raw);
    if (rule?.behaviour === 'delay') await sleep(rule.ms ?? 1000);
    if (rule?.behaviour === 'hold' && isDone && (await this.#hold(id, call, reply)) === 'gone') return drop('gone');
    if (rule?.behaviour === 'drop') return drop('dropped');
    if (rule?.behaviour === 'status') {
      const failure = new Failure(kindOfStatus(rule.status ?? 500), rule.status === 409 ? 'PREVIOUS_REQUEST_IN_PROGRESS' : null);
      answer = { status: statusOf(failure), body: bodyOf(failure), events: [] };
    }
    this.#outcome(id, answer.status);
    const debugId = (answer.body as { debug_id?: string }).debug_id ?? `f${id.toString(16).padStart(12, '0')}`;
    return reply.code(answer.status).header('paypal-debug-id', debugId).send(answer.body);
  }
}
