import type { ReviewField } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';

/** What each part of a product is called when it is looked at before it is on sale. */
export function useReviewFieldNames(): Record<ReviewField, string> {
  const { t } = useLingui();
  return {
    name: t({ message: 'Name', context: 'goods', comment: 'Part of a product that is looked at' }),
    category: t`Category`,
    pictures: t`Pictures`,
    description: t({ message: 'Description', context: 'goods', comment: 'Part of a product that is looked at' }),
    specifications: t({ message: 'Specifications', context: 'goods', comment: 'Part of a product that is looked at' }),
    certificates: t`Certificates`,
    variants: t`Variants`,
  };
}
