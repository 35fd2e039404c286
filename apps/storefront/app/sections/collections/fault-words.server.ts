import type { Output } from '@kyakhta/contract/types';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Asked } from '../../ask.ts';
import { i18nContext } from '../../context.ts';

type Fault = NonNullable<Output<'GET /p/user/recentBrowse'>[number]['fault']>;
const texts: Record<Fault, MessageDescriptor> = {
  storeClosed: msg`The store is currently closed.`,
  storeSuspended: msg`The platform has suspended the store.`,
  productGone: msg`This product is no longer offered.`,
  productOffline: msg`The store has taken this product off sale.`,
  productUnderReview: msg`The platform is reviewing this product; it’s not on sale until then.`,
  productAbnormal: msg`The platform has taken this product off sale.`,
  noStock: msg`Out of stock.`,
};

/** Why what is kept or was seen cannot be bought now. Written here: the home page shows it, and carries no catalogue. */
export const faultView = ({ context }: Pick<Asked, 'context'>, fault: Fault | null) =>
  fault && { text: context.get(i18nContext)._(texts[fault]), isGone: fault !== 'noStock' };
