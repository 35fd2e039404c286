import { code } from '@kyakhta/contract/values';
import type { Asked } from '../../ask.ts';
import { formatOf } from '../../ask.ts';
import { apiContext, personContext } from '../../context.ts';

/** What every page carries around its own content. A part that cannot be had is left out, never the page. */
export async function loadShell({ context }: Pick<Asked, 'context'>) {
  const api = context.get(apiContext);
  const { locale, currency, buyer, demo } = context.get(personContext);
  const [categories, currencies, site, cart] = await Promise.all([
    api.call('GET /category/categoryInfo', { parentId: 0 }),
    api.call('GET /currency/list', {}),
    api.call('GET /webConfig/getPcWebConfig', {}),
    buyer ? api.call('GET /p/shopCart/prodCount', {}) : null,
  ]);
  const [copyright = '', filing = ''] = site.code === code.ok ? site.data.pcCopyright.split('|') : [];
  const count = cart?.code === code.ok ? cart.data : 0;
  return {
    locale,
    currency: { code: currency.code, symbol: currency.symbol },
    nickName: buyer?.nickName ?? null,
    avatar: buyer?.pic ?? null,
    demo,
    cartCount: count,
    cartCountText: formatOf(context).whole(count),
    categories:
      categories.code === code.ok
        ? categories.data.categoryInfo.map(({ categoryId, categoryName, categories: children }) => ({
            categoryId,
            categoryName,
            children: children.map((child) => ({ categoryId: child.categoryId, categoryName: child.categoryName })),
          }))
        : [],
    currencies:
      currencies.code === code.ok
        ? currencies.data
            .filter(({ status }) => status === 1)
            .map(({ currencyCode, currencyName, symbol }) => ({ currencyCode, currencyName, symbol }))
        : [],
    company: site.code === code.ok ? { name: site.data.pcCompanyName, info: site.data.pcCompanyInfo } : { name: '', info: '' },
    copyright: copyright.trim(),
    filing: filing.trim(),
  };
}

export type Shell = Awaited<ReturnType<typeof loadShell>>;
