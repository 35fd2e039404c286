import { randomBytes } from 'node:crypto';
import { randomId } from '../ids.ts';
import type { Rule } from '../rules.ts';
import type { Store, WebhookEvent } from '../store.ts';
import { type Minor, minorOf, type Protocol, type Trade, type TradeRefund } from './trade.ts';

export interface NewTrade extends Pick<
  Trade,
  'protocol' | 'number' | 'amount' | 'subject' | 'language' | 'method' | 'notifyUrl' | 'returnUrl' | 'cancelUrl' | 'expiresAt'
> {
  readonly token?: string;
}
export type TradeDeed = readonly [Trade, readonly WebhookEvent[]];

const digits = (length: number): string => Array.from(randomBytes(length), (b) => String(b % 10)).join('');

/** What can be done to trades, whatever protocol speaks of them. */
export class Trades {
  readonly #store: Store;
  readonly #now: () => Date;

  constructor(store: Store, now: () => Date) {
    this.#store = store;
    this.#now = now;
  }

  /** As it is by now: one whose time is over is closed. */
  find(protocol: Protocol, number: string): Trade | null {
    const found = this.#store.get('trade', `${protocol} ${number}`);
    return found === undefined ? null : this.#timely(found);
  }

  byToken(token: string): Trade | null {
    const found = this.#store.all('trade').find((t) => t.token === token);
    return found === undefined ? null : this.#timely(found);
  }

  /** By the merchant's number or the trade's own, in whatever protocol; the newest. */
  named(name: string): Trade | null {
    const found = this.#store.all('trade').findLast((t) => t.number === name || t.transaction === name);
    return found === undefined ? null : this.#timely(found);
  }

  all(): Trade[] {
    return this.#store.all('trade').map((t) => this.#timely(t));
  }

  #timely(trade: Trade): Trade {
    const isOver = trade.state === 'open' && trade.expiresAt !== null && Date.parse(trade.expiresAt) <= this.#now().getTime();
    return isOver ? this.#put({ ...trade, state: 'closed' }) : trade;
  }

  #put(trade: Trade): Trade {
    return this.#store.put('trade', trade);
  }

  /** Begins a trade; of one that is there already, it is that one. */
  begin(wanted: NewTrade): Trade {
    const before = this.find(wanted.protocol, wanted.number);
    if (before !== null) return before;
    return this.#put({
      token: randomBytes(9).toString('base64url'),
      ...wanted,
      id: `${wanted.protocol} ${wanted.number}`,
      state: 'open',
      transaction: `42000${digits(23)}`,
      taken: wanted.amount,
      createdAt: this.#now().toISOString(),
      paidAt: null,
    });
  }

  /** The payer agrees. @param rule pending: her bank makes up its mind later · amount: another amount is taken */
  pay(trade: Trade, rule: Rule | null): TradeDeed {
    if (trade.state !== 'open') return [trade, []];
    const other = rule?.behaviour === 'amount' ? minorOf(rule.currency ?? trade.amount.currency, rule.value ?? '') : null;
    const state =
      rule?.behaviour === 'pending' ? 'pending' : rule?.behaviour === 'denied' || rule?.behaviour === 'decline' ? 'declined' : 'paid';
    return this.#moved({ ...trade, state, taken: other ?? trade.taken });
  }

  #moved(trade: Trade): TradeDeed {
    const kept = this.#put({ ...trade, paidAt: trade.state === 'paid' ? this.#now().toISOString() : trade.paidAt });
    return [kept, kept.state === 'pending' ? [] : [this.#tell(kept, `payment.${kept.state}`, null)]];
  }

  /** Her means was refused. A page of cards ends with it; a wallet may be opened again. */
  decline(trade: Trade): TradeDeed {
    return trade.state === 'open' && trade.protocol === 'hosted' ? this.#moved({ ...trade, state: 'declined' }) : [trade, []];
  }

  /** A payment that was pending comes to its end. */
  settle(trade: Trade, state: 'paid' | 'declined'): TradeDeed {
    return trade.state === 'pending' ? this.#moved({ ...trade, state }) : [trade, []];
  }

  close(trade: Trade): Trade {
    return trade.state === 'open' ? this.#put({ ...trade, state: 'closed' }) : trade;
  }

  refund(protocol: Protocol, number: string): TradeRefund | null {
    return this.#store.get('tradeRefund', `${protocol} ${number}`) ?? null;
  }

  refundsOf(trade: Trade): TradeRefund[] {
    return this.#store.all('tradeRefund').filter((r) => r.tradeId === trade.id);
  }

  /** What has not gone back yet, in minor units. */
  left(trade: Trade): number {
    return this.refundsOf(trade).reduce((left, r) => (r.state === 'failed' ? left : left - r.amount.minor), trade.taken.minor);
  }

  /** Sends money of a paid trade back; the caller looked that it is there. */
  giveBack(trade: Trade, number: string, amount: Minor, rule: Rule | null): readonly [TradeRefund, readonly WebhookEvent[]] {
    const refund = this.#store.put('tradeRefund', {
      id: `${trade.protocol} ${number}`,
      protocol: trade.protocol,
      number,
      tradeId: trade.id,
      amount,
      state: rule?.behaviour === 'pending' ? 'pending' : rule?.behaviour === 'denied' ? 'failed' : 'completed',
      createdAt: this.#now().toISOString(),
    });
    return [refund, refund.state === 'pending' ? [] : [this.#tell(trade, `refund.${refund.state}`, refund)]];
  }

  /** The merchant's hand in the provider's own pages: all that is left, or a part. */
  takeBack(trade: Trade, value: string | undefined): readonly [TradeRefund, readonly WebhookEvent[]] {
    const amount = value === undefined ? null : minorOf(trade.taken.currency, value);
    const minor = Math.min(amount?.minor ?? this.left(trade), this.left(trade));
    return this.giveBack(trade, `OUT${randomId(12)}`, { currency: trade.taken.currency, minor }, null);
  }

  settleRefund(refund: TradeRefund, state: 'completed' | 'failed'): readonly [TradeRefund, readonly WebhookEvent[]] {
    const trade = this.#store.get('trade', refund.tradeId);
    if (refund.state !== 'pending' || trade === undefined) return [refund, []];
    const kept = this.#store.put('tradeRefund', { ...refund, state });
    return [kept, [this.#tell(trade, `refund.${state}`, kept)]];
  }

  refundNamed(name: string): TradeRefund | null {
    return this.#store.all('tradeRefund').findLast((r) => r.number === name) ?? null;
  }

  #tell(trade: Trade, type: string, refund: TradeRefund | null): WebhookEvent {
    return this.#store.put('event', {
      id: `EV-${randomId(24)}`,
      type,
      summary: `${type} ${trade.number}`,
      resource_type: refund === null ? 'payment' : 'refund',
      resource: { trade, refund },
      create_time: this.#now().toISOString(),
      state: 'held',
      attempts: 0,
      answered: null,
      via: trade.protocol,
      url: trade.notifyUrl,
    });
  }
}
