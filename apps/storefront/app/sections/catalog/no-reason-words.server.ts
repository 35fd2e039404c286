import type { Output } from '@kyakhta/contract/types';
import { noReasonDays } from '@kyakhta/contract/values';
import { msg } from '@lingui/core/macro';
import type { Asked } from '../../ask.ts';
import { i18nContext } from '../../context.ts';

/** Whether goods go back without a reason, as one reads it; written here, as it stands far below what a first visit shows. */
export function noReasonWords({ context }: Asked, { voucher, noReasonReturn }: Output<'GET /prod/prodInfo'>) {
  // A voucher is refunded by its own terms.
  if (voucher !== null) return null;
  const i18n = context.get(i18nContext);
  return {
    title: i18n._(msg`Returns without a reason`),
    text: noReasonReturn
      ? i18n._(
          msg`Whole, unopened cartons go back within ${noReasonDays} days of receipt without a reason. You pay the way back; the freight of the way here stays spent.`,
        )
      : i18n._(
          msg`The supplier excludes these goods from returns without a reason. What is damaged, missing or not as described goes back all the same.`,
        ),
  };
}
