export type { Amount } from './amounts.ts';
export type { LoggedCall } from './calls.ts';
export type { Control, OrderView } from './control.ts';
export { createGateway, type Gateway, type GatewayOptions } from './gateway.ts';
export type { Behaviour, Operation, Rule, RuleRequest } from './rules.ts';
export type { Capture, Order, Refund, WebhookEvent } from './store.ts';
export { forgeries, type Forgery, type Message } from './transmission.ts';
export type { Deliver, SendOptions, WebhookSettings, When } from './webhooks.ts';
