import type { Calls, LoggedCall } from './calls.ts';
import { approveOrder, type Deed, type Ground, settleCapture, settleRefund, takeBack, type TakingBack, timeText } from './deeds.ts';
import { type Operation, type Rule, type RuleRequest, type Rules, complaintOfRule } from './rules.ts';
import type { Capture, Order, Refund, Store, WebhookEvent } from './store.ts';
import type { Tokens } from './token.ts';
import type { TradeControl } from './trades/control.ts';
import type { Message } from './transmission.ts';
import type { SendOptions, Webhooks, WebhookSettings } from './webhooks.ts';

/** An order with what became of it. */
export interface OrderView extends Order {
  readonly capture: Capture | null;
  readonly refunds: readonly Refund[];
}

/**
 * What a person or a test does to the gateway from outside of PayPal's contract. Functions that change something resolve when the
 * webhooks that follow from it have been answered, unless webhooks are held.
 * @throws RangeError for an id that the gateway does not know, TypeError for what is not well-formed
 */
export interface Control {
  orders(): readonly OrderView[];
  order(id: string): OrderView;
  /** The payer agrees. Any of the order's names will do: PayPal's id, custom_id, invoice_id (the newest such order). */
  approve(reference: string): Promise<OrderView>;
  /** The payer agrees with a means of payment that will be refused at the capture. */
  decline(reference: string, issue?: string): Promise<OrderView>;
  /** The order will never be paid. */
  voidOrder(reference: string): OrderView;
  /** The order is too old: from now on PayPal knows nothing of it. */
  forget(reference: string): void;
  /** A pending capture comes to its end; by its id or a name of its order. */
  settleCapture(reference: string, status: 'COMPLETED' | 'DECLINED'): Promise<Capture>;
  /** Money goes back without the shop, all that is left or a part; by the capture's id or a name of its order. */
  takeBack(reference: string, how?: TakingBack, value?: string): Promise<Refund>;
  /** A pending refund comes to its end; by its id, custom_id or invoice_id. */
  settleRefund(reference: string, status: 'COMPLETED' | 'FAILED'): Promise<Refund>;
  readonly rules: {
    list(): readonly Rule[];
    add(rule: RuleRequest): Rule;
    remove(id: number): void;
    clear(): void;
  };
  readonly calls: {
    /** The last thousand calls, oldest first. */
    log(): readonly LoggedCall[];
    /** Resolves as soon as a call of this operation is held. */
    whenHeld(operation: Operation): Promise<void>;
    /** Answers a held call, or all of them. */
    release(id?: number): void;
  };
  readonly events: {
    list(): readonly WebhookEvent[];
    /** Sends an event now, also one that was sent before. @returns the status of each copy's answer, 0 where nobody answered */
    send(id: string, options?: SendOptions): Promise<readonly number[]>;
    /** An event as it would go over the wire, without sending it. */
    message(id: string, options?: SendOptions): Promise<Message>;
    /** Sends held events in the order given; all of them, as they happened, when none is named. */
    release(ids?: readonly string[]): Promise<void>;
    /** Sends again what was not answered with 2xx. */
    retry(): Promise<void>;
    settings(): WebhookSettings;
    set(settings: Partial<WebhookSettings>): WebhookSettings;
    /** Resolves when everything on its way has been answered. */
    settled(): Promise<void>;
  };
  /** What goes through Alipay, WeChat Pay and the hosted payment page. */
  readonly trades: TradeControl;
  /** No access token given so far is good any more. */
  expireTokens(): void;
}

const settingsComplaint = (settings: Partial<WebhookSettings>): string | null => {
  const { url, when, copies, delayMs } = settings;
  if (url !== undefined && url !== null && !URL.canParse(url)) return 'url must be an address';
  if (when !== undefined && !['after', 'early', 'held'].includes(when)) return 'when must be after, early or held';
  if (copies !== undefined && !(Number.isInteger(copies) && copies >= 1 && copies <= 1000)) return 'copies must be from 1 to 1000';
  if (delayMs !== undefined && !(Number.isInteger(delayMs) && delayMs >= 0 && delayMs <= 3_600_000))
    return 'delayMs must be from 0 to 3600000';
  return null;
};

const found = <T>(thing: T | undefined, reference: string): T => {
  if (thing === undefined) throw new RangeError(`nothing is known of ${reference}`);
  return thing;
};

const controlEvents = (store: Store, webhooks: Webhooks): Control['events'] => ({
  list: () => store.all('event'),
  send: (id, options) => webhooks.send(id, options),
  message: (id, options) => webhooks.message(id, options),
  release: (ids) => webhooks.release(ids),
  retry: () => webhooks.retry(),
  settings: () => webhooks.settings,
  set: (settings) => {
    const complaint = settingsComplaint(settings);
    if (complaint !== null) throw new TypeError(complaint);
    webhooks.settings = { ...webhooks.settings, ...settings };
    return webhooks.settings;
  },
  settled: () => webhooks.settled(),
});

export const createControl = (
  ground: Ground & {
    readonly rules: Rules;
    readonly calls: Calls;
    readonly webhooks: Webhooks;
    readonly tokens: Tokens;
    readonly trades: TradeControl;
  },
): Control => {
  const { store, rules, calls, webhooks, tokens } = ground;
  const view = (order: Order): OrderView => {
    const capture = store.captureOf(order.id) ?? null;
    return { ...order, capture, refunds: capture === null ? [] : store.refundsOf(capture.id) };
  };
  const orderOf = (reference: string): Order =>
    found(
      store.get('order', reference) ?? store.all('order').findLast((o) => o.custom_id === reference || o.invoice_id === reference),
      reference,
    );
  const done = async <T>({ thing, events }: Deed<T>): Promise<T> => {
    await webhooks.tell(events);
    return thing;
  };
  const captureOf = (reference: string): Capture =>
    found(store.get('capture', reference) ?? store.captureOf(orderOf(reference).id), reference);
  return {
    orders: () => store.all('order').map(view),
    order: (reference) => view(orderOf(reference)),
    approve: async (reference) => view(await done(approveOrder(ground, orderOf(reference)))),
    decline: async (reference, issue = 'INSTRUMENT_DECLINED') => view(await done(approveOrder(ground, orderOf(reference), issue))),
    voidOrder: (reference) => {
      const order = orderOf(reference);
      if (order.status === 'COMPLETED') return view(order);
      return view(store.put('order', { ...order, status: 'VOIDED', update_time: timeText(ground.now()) }));
    },
    forget: (reference) => store.forget(orderOf(reference).id),
    settleCapture: (reference, status) => done(settleCapture(ground, captureOf(reference), status)),
    takeBack: async (reference, how = 'dashboard', value) => done(takeBack(ground, captureOf(reference), how, value)),
    settleRefund: (reference, status) => {
      const isMeant = (refund: Refund): boolean => refund.custom_id === reference || refund.invoice_id === reference;
      const refund = store.get('refund', reference) ?? store.all('refund').findLast(isMeant);
      return done(settleRefund(ground, found(refund, reference), status));
    },
    rules: {
      list: () => rules.list(),
      add: (rule) => {
        const complaint = complaintOfRule(rule);
        if (complaint !== null) throw new TypeError(complaint);
        return rules.add(rule);
      },
      remove: (id) => rules.remove(id),
      clear: () => rules.clear(),
    },
    calls: {
      log: () => calls.log(),
      whenHeld: (operation) => calls.whenHeld(operation),
      release: (id) => calls.release(id),
    },
    events: controlEvents(store, webhooks),
    trades: ground.trades,
    expireTokens: () => tokens.expire(),
  };
};
