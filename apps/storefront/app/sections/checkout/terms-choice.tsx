import { useLingui } from '@lingui/react/macro';
import { instalmentStage, paymentTerm } from '@kyakhta/contract/values';
import { RadioCard } from '@kyakhta/ui';
import type { Quote } from './quote.server.ts';

/** When the price is paid; shown only where there is something to choose. */
export function TermsChoice({ terms, chosen }: { terms: Quote['terms']; chosen: string }) {
  const { t } = useLingui();
  const partWords = (stage: number, percent: number, amount: string): string => {
    if (stage === instalmentStage.beforeShipment) return t`${percent}% now: ${amount}`;
    if (stage === instalmentStage.afterShipment) return t`${percent}% after shipment: ${amount}`;
    return t`${percent}% on arrival: ${amount}`;
  };
  const titles: Readonly<Record<number, string>> = {
    [paymentTerm.beforeDelivery]: t`Everything now`,
    [paymentTerm.cashOnDelivery]: t`Cash on delivery`,
  };
  // Several plans may be offered: each is called by what it asks for.
  const titleOf = ({ term, parts }: Quote['terms'][number]): string | undefined => {
    const shares = parts.map(({ percent }) => t`${percent}%`).join(' + ');
    return term === paymentTerm.instalments
      ? t({ message: `In parts: ${shares}`, comment: 'Payment method; shares such as 30% + 70%' })
      : titles[term];
  };
  if (terms.length < 2) return <input type="hidden" name="terms" value={chosen} />;
  return (
    <fieldset>
      <legend className="mb-2 text-lg font-semibold">{t`When to pay`}</legend>
      <div className="grid gap-2">
        {terms.map((offer) => {
          const { value, term, parts } = offer;
          return (
            <RadioCard
              key={value}
              name="terms"
              value={value}
              defaultChecked={value === chosen}
              title={titleOf(offer)}
              detail={
                term === paymentTerm.cashOnDelivery
                  ? t`You pay the courier the full price in cash at your door. You can cancel until the goods are shipped.`
                  : term === paymentTerm.beforeDelivery
                    ? t`Your money is held in escrow until you have the goods.`
                    : parts.map(({ stage, percent, amount }) => (
                        <span key={stage} className="block tabular-nums">
                          {partWords(stage, percent, amount)}
                        </span>
                      ))
              }
            />
          );
        })}
      </div>
    </fieldset>
  );
}
