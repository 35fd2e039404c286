import type { Output } from '@kyakhta/contract/types';
import { claimDaysDefault, code, noReasonDays } from '@kyakhta/contract/values';
import { msg } from '@lingui/core/macro';
import { tryAsk, type Asked } from '../../ask.ts';
import { i18nContext } from '../../context.ts';

/** Whether goods go back without a reason, as one reads it; written here, as it stands far below what a first visit shows. */
export async function noReasonWords(asked: Asked, { voucher, noReasonReturn }: Output<'GET /prod/prodInfo'>) {
  // A voucher is refunded by its own terms.
  if (voucher !== null) return null;
  const i18n = asked.context.get(i18nContext);
  const site = await tryAsk(asked, 'GET /webConfig/getPcWebConfig', {});
  // Nothing goes back without a reason once it cannot be claimed any more.
  const days = Math.min(noReasonDays, site.code === code.ok ? site.data.claimDays : claimDaysDefault);
  return {
    title: i18n._(msg`Returns without a reason`),
    text: noReasonReturn
      ? i18n._(
          msg`You can return full, unopened cartons within ${days} days of receipt without giving a reason. You pay for return shipping; the original freight isn’t refunded.`,
        )
      : i18n._(
          msg`The supplier doesn’t accept returns without a reason for this product. You can still claim for anything damaged, missing or not as described.`,
        ),
  };
}
