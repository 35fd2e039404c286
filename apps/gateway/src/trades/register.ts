import type { FastifyInstance } from 'fastify';
import type { Calls } from '../calls.ts';
import { registerTradePages } from '../pages/trade.ts';
import type { Composers } from '../webhooks.ts';
import { alipayComposer, registerAlipay } from './alipay.ts';
import type { TradeControl } from './control.ts';
import { hostedComposer, registerHosted } from './hosted.ts';
import type { Merchants } from './merchants.ts';
import type { Trades } from './trades.ts';
import { registerWeChat, weChatComposer } from './wechat.ts';

/** How each provider tells its news. */
export const composersOf = ({ alipay, wechat, hosted }: Merchants, trades: Trades): Composers => ({
  ...(alipay === null ? {} : { alipay: alipayComposer(alipay, trades) }),
  ...(wechat === null ? {} : { wechat: weChatComposer(wechat, trades) }),
  ...(hosted === null ? {} : { hosted: hostedComposer(hosted) }),
});

/** The providers that take the money when the payer agrees, and their pages. */
export const registerTrades = (
  http: FastifyInstance,
  { alipay, wechat, hosted }: Merchants,
  ground: {
    readonly trades: Trades;
    readonly calls: Calls;
    readonly control: TradeControl;
    readonly publicPath: string;
    readonly now: () => Date;
  },
): void => {
  if (alipay !== null) registerAlipay(http, { ...ground, merchant: alipay });
  if (wechat !== null) registerWeChat(http, { ...ground, merchant: wechat });
  if (hosted !== null) registerHosted(http, { ...ground, merchant: hosted });
  registerTradePages(http, { ...ground, alipay, hosted });
};
