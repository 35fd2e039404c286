import type { Rules } from '../rules.ts';
import type { WebhookEvent } from '../store.ts';
import type { Webhooks } from '../webhooks.ts';
import type { Trade, TradeRefund } from './trade.ts';
import type { Trades } from './trades.ts';

/** What a person or a test does to trades from outside; each by the merchant's number. Resolves when its news have been answered. */
export interface TradeControl {
  list(): readonly Trade[];
  /** The payer agrees; meets a rule of `capture`. */
  pay(name: string): Promise<Trade>;
  decline(name: string): Promise<Trade>;
  settle(name: string, state: 'paid' | 'declined'): Promise<Trade>;
  /** Nobody may agree any more, by the provider's own hand. */
  close(name: string): Trade;
  /** Money goes back without the shop. */
  takeBack(name: string, value?: string): Promise<TradeRefund>;
  settleRefund(name: string, state: 'completed' | 'failed'): Promise<TradeRefund>;
}

export const tradeControl = ({
  trades,
  rules,
  webhooks,
}: {
  readonly trades: Trades;
  readonly rules: Rules;
  readonly webhooks: Webhooks;
}): TradeControl => {
  const known = (name: string): Trade => {
    const trade = trades.named(name);
    if (trade === null) throw new RangeError(`no such trade: ${name}`);
    return trade;
  };
  const done = async <T>([thing, events]: readonly [T, readonly WebhookEvent[]]): Promise<T> => {
    await webhooks.tell(events);
    return thing;
  };
  return {
    list: () => trades.all(),
    pay: (name) => {
      const trade = known(name);
      return done(trades.pay(trade, rules.take('deed', 'capture', [trade.number, trade.transaction])));
    },
    decline: (name) => done(trades.decline(known(name))),
    settle: (name, state) => done(trades.settle(known(name), state)),
    close: (name) => trades.close(known(name)),
    takeBack: (name, value) => done(trades.takeBack(known(name), value)),
    settleRefund: (name, state) => {
      const refund = trades.refundNamed(name);
      if (refund === null) throw new RangeError(`no such refund: ${name}`);
      return done(trades.settleRefund(refund, state));
    },
  };
};
