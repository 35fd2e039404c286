import type { FastifyInstance } from 'fastify';
import type { Control, OrderView } from '../control.ts';
import { deeds, operations, replies } from '../rules.ts';
import type { WebhookEvent } from '../store.ts';
import { forgeries } from '../transmission.ts';
import { decimalOf } from '../trades/trade.ts';
import { type Html, html, prefixOf, sendPage } from './html.ts';

/** How many orders and events the page shows. */
const shownMost = 50;

const options = (values: readonly string[], chosen?: string): Html[] =>
  values.map((value) => html`<option ${value === chosen ? html`selected` : null}>${value}</option>`);
const button = (action: string, text: string, fields: Readonly<Record<string, string>> = {}): Html =>
  html`<form method="post" action="${action}">
    ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}<button class="second">
      ${text}
    </button>
  </form>`;

/** Money goes back without the shop. */
const takingBack = (action: string): Html =>
  html`<form class="row" method="post" action="${action}">
    <label>amount <input name="value" size="8" inputmode="decimal" placeholder="all" /></label>
    <button class="second" name="how" value="dashboard">Refund in the dashboard</button
    ><button class="second" name="how" value="chargeback">Charge back</button>
  </form>`;

const orderRow = (order: OrderView, at: string): Html => {
  const { capture, refunds } = order;
  const isOpen = order.status !== 'COMPLETED' && order.status !== 'VOIDED';
  return html`<tr>
    <td><code>${order.id}</code><br />${order.create_time}</td>
    <td>${order.custom_id ?? ''}</td>
    <td>${order.amount.value} ${order.amount.currency_code}</td>
    <td>
      ${order.status}${order.decline === null ? null : html`<br />${order.decline}`}${isOpen ? html`<div class="row">${button(`${at}/orders/${order.id}/approve`, 'Approve')}${button(`${at}/orders/${order.id}/decline`, 'Decline')}${button(`${at}/orders/${order.id}/void`, 'Void')}${button(`${at}/orders/${order.id}/forget`, 'Forget')}</div>` : null}
    </td>
    <td>
      ${capture === null ? null : html`<code>${capture.id}</code><br />${capture.status} ${capture.amount.value} ${capture.amount.currency_code}${capture.status === 'PENDING' ? html`<div class="row">${button(`${at}/captures/${capture.id}/settle`, 'Complete', { status: 'COMPLETED' })}${button(`${at}/captures/${capture.id}/settle`, 'Deny', { status: 'DECLINED' })}</div>` : null}${capture.status === 'COMPLETED' || capture.status === 'PARTIALLY_REFUNDED' ? takingBack(`${at}/captures/${capture.id}/takeBack`) : null}`}
    </td>
    <td>
      ${refunds.map((refund) => html`<code>${refund.id}</code> ${refund.status} ${refund.amount.value} ${refund.amount.currency_code}<br />${refund.status === 'PENDING' ? html`<div class="row">${button(`${at}/refunds/${refund.id}/settle`, 'Complete', { status: 'COMPLETED' })}${button(`${at}/refunds/${refund.id}/settle`, 'Fail', { status: 'FAILED' })}</div>` : null}`)}
    </td>
  </tr>`;
};

const eventRow = (event: WebhookEvent, at: string): Html =>
  html`<tr>
    <td>${event.create_time}<br /><code>${event.id}</code></td>
    <td>${event.type}<br />${event.summary}</td>
    <td>${event.state}${event.answered === null ? null : html`, answered ${event.answered}`}<br />sent ${event.attempts} ×</td>
    <td>
      <form class="row" method="post" action="${at}/events/${event.id}/send">
        <div>
          <label>copies <input name="copies" size="4" inputmode="numeric" placeholder="1" /></label>
        </div>
        <div>
          <label
            >forge
            <select name="forge">
              <option value="">no, genuine</option>
              ${options(Object.keys(forgeries))}
            </select></label
          >
        </div>
        <div>
          <label>amount <input name="value" size="8" inputmode="decimal" /></label>
        </div>
        <div>
          <label>currency <input name="currency" size="4" /></label>
        </div>
        <button class="second">Send now</button>
      </form>
    </td>
  </tr>`;

const rulesPart = (control: Control, at: string): Html =>
  html`<section class="card">
    <h2>The next calls</h2>
    <form class="row" method="post" action="${at}/rules">
      <div>
        <label
          >operation
          <select name="operation">
            ${options(operations, 'capture')}
          </select></label
        >
      </div>
      <div>
        <label
          >behaviour
          <select name="behaviour">
            ${options([...Object.keys(deeds), ...Object.keys(replies)], 'decline')}
          </select></label
        >
      </div>
      <div>
        <label>times <input name="times" size="4" inputmode="numeric" placeholder="1" /></label>
      </div>
      <div>
        <label>only for <input name="reference" size="14" placeholder="any" /></label>
      </div>
      <div>
        <label
          >done?
          <select name="done">
            <option value="">as usual</option>
            <option value="true">yes</option>
            <option value="false">no</option>
          </select></label
        >
      </div>
      <div>
        <label
          >status
          <select name="status">
            <option value="">500</option>
            ${options(['503', '429', '409', '403', '401'])}
          </select></label
        >
      </div>
      <div>
        <label>ms <input name="ms" size="6" inputmode="numeric" placeholder="1000" /></label>
      </div>
      <div>
        <label>issue <input name="issue" size="18" /></label>
      </div>
      <div>
        <label>value <input name="value" size="8" /></label>
      </div>
      <div>
        <label>currency <input name="currency" size="4" /></label>
      </div>
      <button>Add</button>
    </form>
    <p class="soft">
      decline, pending, denied, amount, again, approve say what is done; status, hold, delay, drop how it is answered, with the thing done
      before or not.
    </p>
    ${control.rules.list().map((rule) => html`<div class="row"><code>${JSON.stringify(rule)}</code>${button(`${at}/rules/${rule.id}/remove`, 'Remove')}</div>`)}
    ${control.rules.list().length > 0 ? button(`${at}/rules/clear`, 'Remove all') : null}
  </section>`;

/** Alipay, WeChat Pay and the hosted page; the wallet that would scan a code is played here. */
const tradesPart = (control: Control, at: string, prefix: string): Html => {
  const trades = control.trades.list().slice(-shownMost).toReversed();
  if (trades.length === 0) return html``;
  return html`<section class="card">
    <h2>Trades</h2>
    <div class="scroll">
      <table>
        ${trades.map(
          (trade) =>
            html`<tr>
              <td>${trade.protocol}</td>
              <td><a href="${prefix}/pay/${trade.token}">${trade.number}</a></td>
              <td>${decimalOf(trade.taken)} ${trade.taken.currency}</td>
              <td>${trade.state}</td>
              <td>
                ${trade.state === 'open' ? button(`${at}/trades/${trade.number}/pay`, 'Pay') : null}
                ${trade.state === 'paid' ? button(`${at}/trades/${trade.number}/takeBack`, 'Take back') : null}
              </td>
            </tr>`,
        )}
      </table>
    </div>
  </section>`;
};

const callsPart = (control: Control, at: string): Html => {
  const calls = control.calls.log().slice(-20).toReversed();
  return html`<section class="card">
    <h2>Calls</h2>
    <div class="scroll">
      <table>
        ${calls.map(
          (call) =>
            html`<tr>
              <td>${call.id}</td>
              <td>${call.operation}</td>
              <td>${call.references.join(' ')}</td>
              <td><code>${call.key ?? ''}</code></td>
              <td>${call.outcome}</td>
              <td>${call.outcome === 'held' ? button(`${at}/calls/${call.id}/release`, 'Release') : null}</td>
            </tr>`,
        )}
      </table>
    </div>
    <div class="row">
      ${button(`${at}/calls/release`, 'Release all that are held')}${button(`${at}/tokens/expire`, 'Let all access tokens expire')}
    </div>
  </section>`;
};

const webhooksPart = (control: Control, at: string): Html => {
  const settings = control.events.settings();
  const events = control.events.list().slice(-shownMost).toReversed();
  return html`<section class="card">
    <h2>Webhooks</h2>
    <form class="row" method="post" action="${at}/webhooks">
      <div>
        <label>to <input class="long" name="url" size="44" value="${settings.url ?? ''}" /></label>
      </div>
      <div>
        <label
          >when
          <select name="when">
            ${options(['after', 'early', 'held'], settings.when)}
          </select></label
        >
      </div>
      <div>
        <label>copies <input name="copies" size="4" value="${settings.copies}" /></label>
      </div>
      <div>
        <label>late by ms <input name="delayMs" size="6" value="${settings.delayMs}" /></label>
      </div>
      <button>Set</button>
    </form>
    <p class="soft">after: when the call has been answered · early: before that · held: when released.</p>
    <div class="row">
      <form class="row" method="post" action="${at}/events/release">
        <label>in this order (ids, or nothing for all) <input name="ids" size="40" /></label><button class="second">Release held</button>
      </form>
      ${button(`${at}/events/retry`, 'Send failed ones again')}
    </div>
    <div class="scroll">
      <table>
        ${events.map((event) => eventRow(event, at))}
      </table>
    </div>
  </section>`;
};

/** The page of the person who plays the provider: orders, the next calls, webhooks. It knows no more than the control API. */
export const registerOperator = (http: FastifyInstance, control: Control): void => {
  http.get('/', (request, reply) => {
    const at = `${prefixOf(request)}/control`;
    const orders = control.orders().slice(-shownMost).toReversed();
    const body = html`<header class="mark">TEST MODE: sandbox payment gateway, no real money moves</header>
      <main class="wide">
        <h1>Sandbox payment gateway</h1>
        <p><a href="/dev/bank">Send a bank transfer</a></p>
        <section class="card">
          <h2>Orders</h2>
          <div class="scroll">
            <table>
              <thead>
                <tr>
                  <th scope="col">order</th>
                  <th scope="col">reference</th>
                  <th scope="col">amount</th>
                  <th scope="col">state</th>
                  <th scope="col">capture</th>
                  <th scope="col">refunds</th>
                </tr>
              </thead>
              <tbody>
                ${orders.map((order) => orderRow(order, at))}
              </tbody>
            </table>
          </div>
          ${orders.length === 0 ? html`<p class="soft">No orders yet: pay by PayPal or card in the shop.</p>` : null}
        </section>
        ${tradesPart(control, at, prefixOf(request))}${rulesPart(control, at)}${callsPart(control, at)}${webhooksPart(control, at)}
      </main>`;
    return sendPage(reply, { lang: 'en', title: 'Sandbox payment gateway', wide: true }, body);
  });
};
