import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Amount } from '../amounts.ts';
import type { Control } from '../control.ts';
import type { Ground } from '../deeds.ts';
import type { Order } from '../store.ts';
import { cardFields } from './card-fields.ts';
import { type CardFault, lookAtCard } from './cards.ts';
import { type Html, html, prefixOf, sendPage } from './html.ts';
import { sendProblem, wordPage } from './problem.ts';
import { type Words, wordsOf } from './words.ts';

/** An amount as people of that language write it. The decimal text goes in as it is: nothing is rounded. */
const shown = (amount: Amount, words: Words): string =>
  new Intl.NumberFormat(words.lang, { style: 'currency', currency: amount.currency_code, currencyDisplay: 'code' }).format(
    amount.value as Intl.StringNumericLiteral,
  );

const withQuery = (address: string, query: Readonly<Record<string, string>>): string => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
};
const cancelLink = (order: Order): string | null =>
  order.experience.cancel_url === null ? null : withQuery(order.experience.cancel_url, { token: order.id });

const payPage = (order: Order, words: Words, prefix: string, fault: CardFault | null): Html => {
  const cancel = cancelLink(order);
  const isGuest = order.experience.landing_page === 'GUEST_CHECKOUT';
  const door = `${prefix}/checkoutnow/${order.id}`;
  return html`<header class="mark">${words.testMode}</header>
    <main>
      <div class="card">
        <h1>${words.payTo} ${order.experience.brand_name ?? 'Test merchant'}</h1>
        <p class="amount">${shown(order.amount, words)}</p>
        ${order.description === null ? null : html`<p class="soft">${order.description}</p>`}
        ${order.invoice_id === null ? null : html`<p class="soft">${words.order}: ${order.invoice_id}</p>`}
        ${fault === null ? null : html`<p class="error" role="alert" id="fault">${words[fault]}</p>`}
        <form method="post" action="${door}/pay">
          ${isGuest ? cardFields(words, fault) : null}<button type="submit">${words.pay}</button>
          <button class="second" type="submit" formaction="${door}/decline" formnovalidate>${words.decline}</button>
        </form>
        ${cancel === null ? null : html`<a class="button quiet" href="${cancel}">${words.cancel}</a>`}
      </div>
    </main>`;
};
/** Where the payer goes when she has agreed. */
const returnLink = (order: Order): string | null =>
  order.experience.return_url === null ? null : withQuery(order.experience.return_url, { token: order.id, PayerID: order.payer_id ?? '' });

const originsOf = (order: Order): string[] =>
  [order.experience.return_url, order.experience.cancel_url].filter((url) => url !== null).map((url) => new URL(url).origin);

/** The page an order's approve link leads to, and what its buttons do. Plain HTML: it works without scripts. */
export const registerPayer = (http: FastifyInstance, ground: Ground, control: Control): void => {
  const { store } = ground;
  const isOpen = (order: Order): boolean =>
    order.status === 'CREATED' ||
    order.status === 'PAYER_ACTION_REQUIRED' ||
    // Declined at the capture: she may choose again.
    (order.status === 'APPROVED' && order.decline !== null);

  const show = (request: FastifyRequest, reply: FastifyReply, order: Order | undefined, fault: CardFault | null = null): FastifyReply => {
    if (order === undefined) return sendProblem(reply, request);
    const words = wordsOf(order.experience.locale);
    const about = { lang: words.lang, title: words.title, leadsTo: originsOf(order) };
    if (!isOpen(order)) return sendPage(reply, about, wordPage(words, words.over, returnLink(order) ?? cancelLink(order)));
    return sendPage(reply, about, payPage(order, words, prefixOf(request), fault), fault === null ? 200 : 422);
  };
  const agree = async (request: FastifyRequest, reply: FastifyReply, order: Order, isRefused: boolean): Promise<FastifyReply> => {
    const agreed = isRefused ? await control.decline(order.id) : await control.approve(order.id);
    const target = returnLink(agreed);
    return target === null ? show(request, reply, agreed) : reply.redirect(target, 303);
  };

  http.get<{ Querystring: { token?: unknown } }>('/checkoutnow', (request, reply) =>
    show(request, reply, store.get('order', String(request.query.token ?? ''))),
  );
  http.post<{ Params: { id: string } }>('/checkoutnow/:id/pay', (request, reply) => {
    const order = store.get('order', request.params.id);
    if (order === undefined || !isOpen(order)) return show(request, reply, order);
    if (order.experience.landing_page !== 'GUEST_CHECKOUT') return agree(request, reply, order, false);
    const seen = lookAtCard(request.body ?? {}, ground.now());
    return 'fault' in seen ? show(request, reply, order, seen.fault) : agree(request, reply, order, seen.isRefused);
  });
  http.post<{ Params: { id: string } }>('/checkoutnow/:id/decline', (request, reply) => {
    const order = store.get('order', request.params.id);
    return order === undefined || !isOpen(order) ? show(request, reply, order) : agree(request, reply, order, true);
  });
};
