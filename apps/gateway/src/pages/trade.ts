import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TradeControl } from '../trades/control.ts';
import { type AlipayMerchant, alipayReturn } from '../trades/alipay.ts';
import { type HostedMerchant, hostedReturn } from '../trades/hosted.ts';
import { decimalOf, type Trade } from '../trades/trade.ts';
import type { Trades } from '../trades/trades.ts';
import { cardFields } from './card-fields.ts';
import { type CardFault, lookAtCard } from './cards.ts';
import { type Html, html, prefixOf, sendPage } from './html.ts';
import { sendProblem, wordPage } from './problem.ts';
import { type Words, wordsOf } from './words.ts';

const titles = { wechat: 'WeChat Pay', alipay: 'Alipay', hosted: 'Sandbox Acquirer' } as const;

const linkOf = (address: string | null, more: Readonly<Record<string, string>> = {}): string | null => {
  if (address === null || !URL.canParse(address)) return null;
  const url = new URL(address);
  for (const [name, value] of Object.entries(more)) url.searchParams.set(name, value);
  return url.href;
};
const shown = ({ taken }: Trade, words: Words): string =>
  new Intl.NumberFormat(words.lang, { style: 'currency', currency: taken.currency, currencyDisplay: 'code' }).format(
    decimalOf(taken) as Intl.StringNumericLiteral,
  );
const originsOf = (trade: Trade): string[] =>
  trade.returnUrl !== null && URL.canParse(trade.returnUrl) ? [new URL(trade.returnUrl).origin] : [];

const payPage = (trade: Trade, words: Words, prefix: string, fault: CardFault | null): Html => {
  const door = `${prefix}/pay/${trade.token}`;
  const cancel = linkOf(trade.cancelUrl);
  return html`<header class="mark">${words.testMode}</header>
    <main>
      <div class="card">
        <p class="soft">${titles[trade.protocol]}</p>
        <h1>${words.payTo} Kyakhta</h1>
        <p class="amount">${shown(trade, words)}</p>
        <p class="soft">${trade.subject}</p>
        <p class="soft">${words.order}: ${trade.number}</p>
        ${fault === null ? null : html`<p class="error" role="alert" id="fault">${words[fault]}</p>`}
        <form method="post" action="${door}">
          ${trade.method === 'card' ? cardFields(words, fault) : null}<button type="submit">${words.pay}</button>
          <button class="second" type="submit" formaction="${door}/decline" formnovalidate>${words.decline}</button>
        </form>
        ${cancel === null ? null : html`<a class="button quiet" href="${cancel}">${words.cancel}</a>`}
      </div>
    </main>`;
};

/** What the payer sees: on the acquirer's and Alipay's pages, and, in place of the wallet that scans, for WeChat's codes. */
export const registerTradePages = (
  http: FastifyInstance,
  ground: {
    readonly trades: Trades;
    readonly control: TradeControl;
    readonly alipay: AlipayMerchant | null;
    readonly hosted: HostedMerchant | null;
    readonly now: () => Date;
  },
): void => {
  const { trades, control } = ground;
  type ByToken = { Params: { token: string } };
  const returnLink = (trade: Trade): string | null => {
    if (trade.protocol === 'alipay' && ground.alipay !== null) return linkOf(trade.returnUrl, alipayReturn(ground.alipay, trade));
    return linkOf(trade.returnUrl, ground.hosted === null ? {} : hostedReturn(ground.hosted, trade, ground.now()));
  };
  const show = (request: FastifyRequest, reply: FastifyReply, trade: Trade | null, fault: CardFault | null = null): FastifyReply => {
    if (trade === null) return sendProblem(reply, request);
    const words = wordsOf(trade.language);
    const about = { lang: words.lang, title: words.title, leadsTo: originsOf(trade) };
    if (trade.state !== 'open') return sendPage(reply, about, wordPage(words, words.over, returnLink(trade)));
    return sendPage(reply, about, payPage(trade, words, prefixOf(request), fault), fault === null ? 200 : 422);
  };
  const after = (request: FastifyRequest, reply: FastifyReply, trade: Trade): FastifyReply => {
    const target = returnLink(trade);
    return target === null ? show(request, reply, trade) : reply.redirect(target, 303);
  };
  http.get<ByToken>('/pay/:token', (request, reply) => show(request, reply, trades.byToken(request.params.token)));
  http.post<ByToken>('/pay/:token', async (request, reply) => {
    const trade = trades.byToken(request.params.token);
    if (trade === null || trade.state !== 'open') return show(request, reply, trade);
    if (trade.method === 'card') {
      const seen = lookAtCard(request.body ?? {}, ground.now());
      if ('fault' in seen) return show(request, reply, trade, seen.fault);
      if (seen.isRefused) return after(request, reply, await control.decline(trade.number));
    }
    return after(request, reply, await control.pay(trade.number));
  });
  http.post<ByToken>('/pay/:token/decline', async (request, reply) => {
    const trade = trades.byToken(request.params.token);
    return trade === null || trade.state !== 'open'
      ? show(request, reply, trade)
      : after(request, reply, await control.decline(trade.number));
  });
};
