import { useLingui } from '@lingui/react/macro';
import type { RefundKindName } from './refund-view.server.ts';

/** What kind of a refund it is, in the words of the supplier's pages. */
export function RefundKind({ kind }: { kind: RefundKindName }) {
  const { t } = useLingui();
  if (kind === 'withReturn') return <>{t`Goods go back`}</>;
  return (
    <>
      {kind === 'reduction'
        ? t({ message: 'Reduction of the price', comment: 'Kind of a refund: a part of the price goes back, the goods stay sold' })
        : t`Money only`}
    </>
  );
}
