import type { Output } from '@kyakhta/contract/types';
import { deliveryType } from '@kyakhta/contract/values';
import { msg, plural } from '@lingui/core/macro';
import { i18nContext } from '../../context.ts';
import type { Asked } from '../../ask.ts';
import { isolatedList } from '../../isolated.ts';

type Info = Output<'GET /prod/prodInfo'>;

/**
 * How the goods come, and for each way who pays customs duty and taxes; written here, as a first visit has no room for it.
 * Beside the freight stands what holds for the courier.
 */
export function dutyWords({ context }: Pick<Asked, 'context'>, { duties, deliveryModeVO }: Info) {
  const i18n = context.get(i18nContext);
  const cityList = isolatedList(deliveryModeVO.cities);
  const wayOf = (dvyType: number): string => {
    if (dvyType === deliveryType.buyerPickup) return i18n._(msg({ message: 'Pickup by you', comment: 'Kind of delivery' }));
    if (dvyType === deliveryType.noExpress) return i18n._(msg`Handover without a carrier`);
    if (dvyType === deliveryType.sameCity)
      return i18n._(msg({ message: `Local delivery by the supplier only in: ${cityList}`, comment: 'Kind of delivery' }));
    return i18n._(msg`By courier`);
  };
  const byCourier = duties.find(({ dvyType }) => dvyType === deliveryType.courier);
  return {
    courier: byCourier?.duty ?? '',
    /** Told where there is another way than the courier. */
    ways: duties.some((way) => way !== byCourier)
      ? { title: i18n._(msg`Delivery`), list: duties.map(({ dvyType, duty }) => ({ way: wayOf(dvyType), duty })) }
      : null,
  };
}

/** When goods leave the supplier, by how many are ordered. */
export function readyWords({ context }: Pick<Asked, 'context'>, { tieredDeliveryTimes }: Info) {
  const i18n = context.get(i18nContext);
  return tieredDeliveryTimes.map(({ start, days }) => ({
    start,
    text:
      days > 0 ? i18n._(msg`Leaves the supplier's warehouse within ${plural(days, { one: '# day', other: '# days' })} of payment.`) : '',
  }));
}
