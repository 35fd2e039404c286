import { join } from 'node:path';
import type { Amount } from './amounts.ts';
import type { Protocol, Trade, TradeRefund } from './trades/trade.ts';
import { type Journal, openJournal } from './journal.ts';

export type OrderStatus = 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED';
export type CaptureStatus = 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
export type RefundStatus = 'COMPLETED' | 'PENDING' | 'FAILED';

/** What the merchant wants the payer to see, and where to send her afterwards. */
export interface Experience {
  readonly brand_name: string | null;
  readonly locale: string | null;
  readonly landing_page: string | null;
  readonly return_url: string | null;
  readonly cancel_url: string | null;
}

export interface Order {
  readonly id: string;
  readonly status: OrderStatus;
  readonly amount: Amount;
  readonly description: string | null;
  readonly reference_id: string;
  readonly custom_id: string | null;
  readonly invoice_id: string | null;
  readonly experience: Experience;
  /** The order was made with `payment_source.paypal`. */
  readonly named_source: boolean;
  /** PayPal's id of the payer, once she agreed. */
  readonly payer_id: string | null;
  /** The issue with which the payer's means of payment will be refused. */
  readonly decline: string | null;
  readonly create_time: string;
  readonly update_time: string;
}
export interface Capture {
  readonly id: string;
  readonly order_id: string;
  readonly status: CaptureStatus;
  readonly amount: Amount;
  readonly custom_id: string | null;
  readonly invoice_id: string | null;
  readonly create_time: string;
  readonly update_time: string;
}
export interface Refund {
  readonly id: string;
  readonly capture_id: string;
  readonly status: RefundStatus;
  readonly amount: Amount;
  readonly custom_id: string | null;
  readonly invoice_id: string | null;
  readonly note_to_payer: string | null;
  readonly create_time: string;
  readonly update_time: string;
}
/** A PayPal-Request-Id that was used, with what it made. */
export interface UsedKey {
  /** Operation and key. */
  readonly id: string;
  /** Hash of path and body. */
  readonly digest: string;
  readonly made: string;
  readonly at: string;
}
/** An event of a webhook, with its resource as it was when it happened. */
export interface WebhookEvent {
  readonly id: string;
  readonly type: string;
  readonly summary: string;
  readonly resource_type: string;
  readonly resource: object;
  readonly create_time: string;
  /** held: not sent yet · delivered: answered with 2xx · failed: answered otherwise, or not at all */
  readonly state: 'held' | 'delivered' | 'failed';
  /** How often it was sent; copies that went out together count once. */
  readonly attempts: number;
  /** Status of the last attempt; 0 when nobody answered. */
  readonly answered: number | null;
  /** In which protocol it is sent, and where to; absent for PayPal's. */
  readonly via?: Protocol;
  readonly url?: string;
}

interface Kinds {
  readonly order: Order;
  readonly capture: Capture;
  readonly refund: Refund;
  readonly key: UsedKey;
  readonly event: WebhookEvent;
  readonly trade: Trade;
  readonly tradeRefund: TradeRefund;
}
type Kind = keyof Kinds;
type Entry =
  | { [K in Kind]: { readonly kind: K; readonly value: Kinds[K] } }[Kind]
  | { readonly kind: 'forgotten'; readonly value: { readonly id: string } };

/** Events kept over a restart. */
const eventsKept = 1000;

const newest = (entries: Entry[]): Entry[] => {
  const latest = new Map<string, Entry>();
  for (const entry of entries) {
    if (entry.kind === 'forgotten') latest.delete(`order ${entry.value.id}`);
    else latest.set(`${entry.kind} ${entry.value.id}`, entry);
  }
  const kept = [...latest.values()];
  const old: ReadonlySet<Entry> = new Set(kept.filter((entry) => entry.kind === 'event').slice(0, -eventsKept));
  return kept.filter((entry) => !old.has(entry));
};

/** Everything the gateway remembers: in memory, and in a file when it was given a folder. */
export class Store {
  readonly #maps: { readonly [K in Kind]: Map<string, Kinds[K]> } = {
    order: new Map(),
    capture: new Map(),
    refund: new Map(),
    key: new Map(),
    event: new Map(),
    trade: new Map(),
    tradeRefund: new Map(),
  };
  readonly #journal: Journal<Entry> | null;

  /** @param folder null keeps nothing over the end of the process */
  constructor(folder: string | null) {
    if (folder === null) {
      this.#journal = null;
      return;
    }
    const { entries, journal } = openJournal<Entry>(join(folder, 'state.jsonl'), newest);
    for (const entry of entries) this.#take(entry);
    this.#journal = journal;
  }

  #take(entry: Entry): void {
    if (entry.kind === 'forgotten') this.#maps.order.delete(entry.value.id);
    else (this.#maps[entry.kind] as Map<string, Kinds[Kind]>).set(entry.value.id, entry.value);
  }

  get<K extends Kind>(kind: K, id: string): Kinds[K] | undefined {
    return this.#maps[kind].get(id);
  }

  /** In the order in which they came into being. */
  all<K extends Kind>(kind: K): Kinds[K][] {
    return [...this.#maps[kind].values()] as Kinds[K][];
  }

  /** Writes down what a thing has become; on disk before anybody hears of it. */
  put<K extends Kind>(kind: K, value: Kinds[K]): Kinds[K] {
    const entry = { kind, value } as Entry;
    this.#journal?.add(entry);
    this.#take(entry);
    return value;
  }

  /** An order that nobody agreed to for too long: from now on it is not known. */
  forget(id: string): void {
    const entry: Entry = { kind: 'forgotten', value: { id } };
    this.#journal?.add(entry);
    this.#take(entry);
  }

  captureOf(orderId: string): Capture | undefined {
    return this.all('capture').find((capture) => capture.order_id === orderId);
  }

  refundsOf(captureId: string): Refund[] {
    return this.all('refund').filter((refund) => refund.capture_id === captureId);
  }

  close(): void {
    this.#journal?.close();
  }
}
