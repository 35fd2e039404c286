import { code } from '@kyakhta/contract/values';
import { msg } from '@lingui/core/macro';
import type { Asked } from '../../ask.ts';
import { formatOf } from '../../ask.ts';
import { apiContext, i18nContext, personContext } from '../../context.ts';

/** What every page carries around its own content. A part that cannot be had is left out, never the page. */
export async function loadShell({ context }: Pick<Asked, 'context'>) {
  const api = context.get(apiContext);
  const { locale, languages, currency, buyer, demo } = context.get(personContext);
  const [categories, currencies, site, cart, centre, chats] = await Promise.all([
    api.call('GET /category/categoryInfo', { parentId: 0 }),
    api.call('GET /currency/list', {}),
    api.call('GET /webConfig/getPcWebConfig', {}),
    buyer ? api.call('GET /p/shopCart/prodCount', {}) : null,
    buyer ? api.call('GET /p/user/centerInfo', {}) : null,
    buyer ? api.call('GET /p/wuKongIm/conversation/sync/page', { version: 0, current: 1, size: 20 }) : null,
  ]);
  const [copyright = '', filing = ''] = site.code === code.ok ? site.data.pcCopyright.split('|') : [];
  const count = cart?.code === code.ok ? cart.data : 0;
  // What the buyer has to do: pay, or say that the goods came.
  const waiting = centre?.code === code.ok ? centre.data.orderCountData.unPay + centre.data.orderCountData.consignment : 0;
  const unread = chats?.code === code.ok ? chats.data.records.reduce((sum, one) => sum + one.unread, 0) : 0;
  return {
    locale,
    languages,
    currency: { code: currency.code, symbol: currency.symbol },
    nickName: buyer?.nickName ?? null,
    avatar: buyer?.pic ?? null,
    score: formatOf(context).whole(buyer?.score ?? 0),
    demo,
    /** What is said of a failure that has no words. */
    errorWord: context.get(i18nContext)._(msg({ message: 'Error', comment: 'A message by itself: something failed and nobody says what' })),
    cartCount: count,
    cartCountText: formatOf(context).whole(count),
    /** Messages of the chat; none while there is no chat. */
    unread,
    unreadText: formatOf(context).whole(unread),
    ordersWaiting: waiting,
    ordersWaitingText: formatOf(context).whole(waiting),
    /** The operator's own logo; null: the built-in one. */
    logo: site.code === code.ok ? site.data.pcLogoImg : null,
    /** What stands beside it, and how the site greets; empty: nothing. */
    logoText: (site.code === code.ok && site.data.pcLogoImgText) || 'Kyakhta',
    welcome: site.code === code.ok ? site.data.pcWelcome : '',
    /** The picture beside logging in and registering; null when there is none. */
    loginPicture: site.code === code.ok ? site.data.pcLoginBgImg : null,
    /** The picture that leads to the app; null when there is none. */
    appCode: site.code === code.ok ? site.data.pcQrcodeImg : null,
    /** The top level; what is below is fetched by who looks there. */
    categories:
      categories.code === code.ok ? categories.data.categoryInfo.map(({ categoryId, categoryName }) => ({ categoryId, categoryName })) : [],
    currencies:
      currencies.code === code.ok
        ? currencies.data.filter(({ status }) => status === 1).map(({ currencyCode, symbol }) => ({ currencyCode, symbol }))
        : [],
    company: site.code === code.ok ? { name: site.data.pcCompanyName, info: site.data.pcCompanyInfo } : { name: '', info: '' },
    /** Who the platform is before the law; null while nobody has told. */
    legal:
      site.code === code.ok && site.data.pcLegal.name !== ''
        ? { ...site.data.pcLegal, contact: site.data.pcContact, demo: site.data.demo }
        : null,
    claimDays: site.code === code.ok ? site.data.claimDays : null,
    copyright: copyright.trim(),
    filing: filing.trim(),
  };
}

export type Shell = Awaited<ReturnType<typeof loadShell>>;
