import type { Output } from '@kyakhta/contract/types';
import { claimDaysDefault, code } from '@kyakhta/contract/values';
import { msg, plural } from '@lingui/core/macro';
import { formatOf, tryAsk, type Asked } from '../../ask.ts';
import { i18nContext } from '../../context.ts';

/** What stands below the button of a product page; written here, as a first visit has no room for words that never change. */
export async function promiseWords(asked: Asked) {
  const i18n = asked.context.get(i18nContext);
  const site = await tryAsk(asked, 'GET /webConfig/getPcWebConfig', {});
  const claimDays = site.code === code.ok ? site.data.claimDays : claimDaysDefault;
  return {
    held: i18n._(msg`Your money is in escrow until you confirm`),
    claim: i18n._(
      msg`${plural(claimDays, { one: '# day to claim after receipt; we pay you first', other: '# days to claim after receipt; we pay you first' })}`,
    ),
    line: i18n._(msg`Our own line with customs clearance`),
    ask: i18n._(msg`Ask for a price`),
  };
}

/** Who sells, in two lines. */
export function storeWords({ context }: Asked, { shop }: Pick<Output<'GET /prod/prodInfo'>, 'shop'>) {
  const i18n = context.get(i18nContext);
  const { city, prodCount } = shop;
  const since = formatOf(context).longDay(shop.openedAt);
  const kindOf = (): string => {
    if (shop.shopType === 1) return i18n._(msg`Platform store, ${city}`);
    return shop.type === 1 ? i18n._(msg`Preferred store, ${city}`) : i18n._(msg`Verified supplier, ${city}`);
  };
  return {
    kind: kindOf(),
    size: i18n._(
      msg`${plural(prodCount, { one: `# product, on Kyakhta since ${since}`, other: `# products, on Kyakhta since ${since}` })}`,
    ),
  };
}
