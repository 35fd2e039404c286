import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Signer } from './certificate.ts';
import { type Forgery, type Message, transmission } from './transmission.ts';
import type { Store, WebhookEvent } from './store.ts';
import type { Amount } from './amounts.ts';
import type { Protocol } from './trades/trade.ts';

/** Brings a message to the merchant. @returns the status it was answered with; throws when nobody answered */
export type Deliver = (message: Message & { readonly url: string; readonly wants?: string }) => Promise<number>;

/**
 * When a webhook goes out. after: once the call that caused it is answered, or its connection is gone · early: before that
 * answer · held: when it is released.
 */
export type When = 'after' | 'early' | 'held';
export interface WebhookSettings {
  /** Null: nobody listens. */
  readonly url: string | null;
  readonly when: When;
  /** How often each is sent, all at once. */
  readonly copies: number;
  /** Milliseconds after its time, for people who play. */
  readonly delayMs: number;
}
export interface SendOptions {
  readonly copies?: number | undefined;
  readonly forge?: Forgery | undefined;
  /** Told in place of the true amount, well signed. */
  readonly amount?: Partial<Amount> | undefined;
  /** Headers in place of the true ones; null leaves one out. */
  readonly headers?: Readonly<Record<string, string | null>> | undefined;
}

/** How long the merchant may take to answer a webhook. */
const patienceMs = 30_000;
const byHttp: Deliver = async ({ url, headers, body, wants }) => {
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body: new Uint8Array(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
  });
  const text = await response.text();
  // Some providers read the answer: any other text is no answer to them.
  return wants === undefined || text.trim() === wants ? response.status : 422;
};

export interface WebhooksGround {
  readonly store: Store;
  readonly signer: Signer;
  readonly webhookId: string;
  readonly base: () => string;
  readonly now: () => Date;
  readonly settings: WebhookSettings;
  readonly deliver?: Deliver | undefined;
  /** Pauses before a failed message is sent again; none: only when told to. */
  readonly retryAfterMs?: readonly number[] | undefined;
  /** Messages of other protocols than PayPal's. */
  readonly composers?: Composers | undefined;
}

/** How another protocol tells of an event, and again of one that was not taken. */
export interface Composer {
  compose(event: WebhookEvent, options: SendOptions, now: Date): Message;
  /** What its sender wants to read in answer. */
  readonly wants?: string;
  /** Its own pauses, in milliseconds; used where messages are sent again at all. */
  readonly retryAfterMs: readonly number[];
}
export type Composers = Readonly<Partial<Record<Protocol, Composer>>>;

/** Sends the news of what happened, well or badly, now or later. */
export class Webhooks {
  readonly #ground: WebhooksGround;
  readonly #deliver: Deliver;
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #running = new Set<Promise<unknown>>();
  settings: WebhookSettings;

  constructor(ground: WebhooksGround) {
    this.#ground = ground;
    this.#deliver = ground.deliver ?? byHttp;
    this.settings = ground.settings;
  }

  #run<T>(work: Promise<T>): Promise<T> {
    const over = async (): Promise<void> => {
      await work.catch(() => {});
      this.#running.delete(running);
    };
    const running = over();
    this.#running.add(running);
    return work;
  }

  /** Resolves when everything that is on its way has been answered. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  /** Tells of events in their time around the answer of a call. */
  plan(events: readonly WebhookEvent[]): { early(): Promise<void>; afterwards(response: ServerResponse): void } {
    const { when } = this.settings;
    return {
      early: async () => {
        if (when === 'early') await this.sendAll(events);
      },
      afterwards: (response) => {
        if (when !== 'after' || events.length === 0) return;
        const over = new Promise<void>((done) => {
          if (response.closed) done();
          else response.once('close', done);
        });
        void this.#run(over.then(() => this.sendAll(events)));
      },
    };
  }

  /** Tells of what did not happen in a call, unless webhooks are held. */
  async tell(events: readonly WebhookEvent[]): Promise<void> {
    if (this.settings.when !== 'held') await this.#run(this.sendAll(events));
  }

  /** Sends events one after the other, as the settings say. */
  async sendAll(events: readonly WebhookEvent[]): Promise<void> {
    if (this.settings.delayMs > 0) await new Promise((done) => this.#later(() => done(undefined), this.settings.delayMs));
    for (const event of events) await this.send(event.id, { copies: this.settings.copies });
  }

  /** Sends an event now, all copies at once. @returns the status each copy was answered with, 0 where nobody answered */
  async send(id: string, options: SendOptions = {}): Promise<number[]> {
    const { store } = this.#ground;
    const event = this.#event(id);
    const copies = Array.from({ length: options.copies ?? 1 }, () => this.#run(this.#sendOnce(id, options)));
    const answers = await Promise.all(copies);
    // A forgery tells nothing about whether the true message has arrived.
    if (options.forge === undefined && options.amount === undefined && options.headers === undefined) {
      const answered = answers.find((status) => status >= 200 && status < 300) ?? answers[0] ?? 0;
      const isHere = answered >= 200 && answered < 300;
      const now = store.get('event', id) ?? event;
      // Copies go out together: they are one attempt, and the schedule counts attempts.
      store.put('event', { ...now, state: isHere ? 'delivered' : 'failed', attempts: now.attempts + 1, answered });
      if (!isHere) this.#againLater(id, now.attempts);
    }
    return answers;
  }

  async #sendOnce(id: string, options: SendOptions): Promise<number> {
    const { url } = this.settings;
    if (url === null) return 0;
    const message = await this.message(id, options);
    const event = this.#event(id);
    const wants = this.#composer(event)?.wants;
    return this.#deliver({ url: event.url ?? url, ...message, ...(wants === undefined ? {} : { wants }) }).catch(() => 0);
  }

  #event(id: string): WebhookEvent {
    const event = this.#ground.store.get('event', id);
    if (event === undefined) throw new RangeError(`no such event: ${id}`);
    return event;
  }

  /** A transmission of an event, each with its own id. */
  async message(id: string, options: SendOptions = {}): Promise<Message> {
    const { signer, webhookId, base, now } = this.#ground;
    const event = this.#event(id);
    const composer = this.#composer(event);
    if (composer !== undefined) return composer.compose(event, options, now());
    return transmission(this.#event(id), { signer, webhookId, base: base(), now: now(), id: randomUUID() }, options);
  }

  #composer({ via }: WebhookEvent): Composer | undefined {
    return via === undefined ? undefined : this.#ground.composers?.[via];
  }

  #againLater(id: string, attempts: number): void {
    const own = this.#ground.retryAfterMs === undefined ? undefined : this.#composer(this.#event(id))?.retryAfterMs;
    const pause = (own ?? this.#ground.retryAfterMs)?.[attempts];
    if (pause !== undefined) this.#later(() => void this.#run(this.send(id).catch(() => [])), pause);
  }

  #later(work: () => void, ms: number): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      work();
    }, ms);
    this.#timers.add(timer);
  }

  /** Sends again what has not arrived, in the order in which it happened. */
  async retry(): Promise<void> {
    for (const event of this.#ground.store.all('event')) if (event.state === 'failed') await this.send(event.id);
  }

  /** Sends held events in the order given; all of them, as they happened, when none is named. */
  async release(ids?: readonly string[]): Promise<void> {
    const held = this.#ground.store.all('event').filter((event) => event.state === 'held');
    for (const id of ids ?? held.map((event) => event.id)) await this.send(id, { copies: this.settings.copies });
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}
