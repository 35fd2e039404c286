import { useFormat } from '@kyakhta/console';
import type { StockRaised } from '@kyakhta/contract';
import { Notice } from '@kyakhta/ui';
import { Plural, useLingui } from '@lingui/react/macro';

/** What of the stock that is there the file would raise, and how old its figures are: pieces sold since would be there again. */
export function RaisedNotice({ raised: { variants, pieces, oldestAt } }: { raised: StockRaised }) {
  const { t } = useLingui();
  const { number, precise } = useFormat();
  const much = number(pieces);
  const at = oldestAt ? precise(oldestAt) : '';
  return (
    <Notice
      tone="wait"
      title={
        <Plural
          value={variants}
          one={`The file raises the stock of # variant by ${much} in all`}
          other={`The file raises the stock of # variants by ${much} in all`}
        />
      }
    >
      {oldestAt
        ? t({
            message: `Its oldest figure is from ${at}. Pieces sold since would be on sale again.`,
            comment: 'Date and time of a figure of stock',
          })
        : t`It does not say how old its figures are. Pieces sold since would be on sale again.`}
    </Notice>
  );
}
