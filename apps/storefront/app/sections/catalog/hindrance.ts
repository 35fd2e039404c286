import type { Output } from '@kyakhta/contract/types';
import { countryDefault, productType } from '@kyakhta/contract/values';

/** Why a product cannot go into the cart, if it cannot; screens hold a sentence for each. */
export type Hindrance = 'preSale' | 'flash' | 'activity' | 'noStock' | 'notDeliverable';

type Told = Pick<Output<'GET /prod/prodInfo'>, 'prodType' | 'preSellStatus' | 'deliversTo' | 'skuList'>;

/** @param country where the buyer's goods go (ISO 3166); null while no address of hers is known */
export function hindranceOf({ prodType, preSellStatus, deliversTo, skuList }: Told, country: string | null): Hindrance | null {
  if (prodType === productType.flash) return 'flash';
  if (prodType !== productType.normal) return 'activity';
  if (preSellStatus === 1) return 'preSale';
  if (deliversTo.length > 0 && !deliversTo.includes(country ?? countryDefault)) return 'notDeliverable';
  return skuList.some(({ isHasStock }) => isHasStock) ? null : 'noStock';
}
