import { freightMeasure } from '@kyakhta/contract/values';
import { Trans, useLingui } from '@lingui/react/macro';
import { Money, RadioCard } from '@kyakhta/ui';
import { sumText, type Sum } from './buy-sum.ts';
import type { Product } from './product.server.ts';

type FreightChoiceProps = { product: Product; sum: Sum; express: boolean; onChange: (express: boolean) => void };

/** Ordinary or express, each with its days and what it would cost for what is chosen. Decided when the order is placed. */
export function FreightChoice({ product, sum, express, onChange }: FreightChoiceProps) {
  const { t } = useLingui();
  const { transports, ready, freightTerms } = product;
  const terms = express ? freightTerms.express : freightTerms.ordinary;
  const shown = ready.findLast(({ start }) => start <= Math.max(sum.pieces, product.terms.minimum)) ?? ready[0];
  if (transports.length === 0) return null;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-semibold">{t`Delivery`}</legend>
      {transports.map((transport) => {
        const { dates, daysMin, daysMax } = transport;
        const fee = transport.express ? sum.express : sum.ordinary;
        return (
          <RadioCard
            key={String(transport.express)}
            name="transport"
            value={transport.express ? 'express' : 'ordinary'}
            checked={express === transport.express}
            onChange={() => onChange(transport.express)}
            title={transport.express ? t`Express` : t`Ordinary`}
            detail={
              <Trans comment="Delivery: range of days from payment to the door, then range of dates">
                In {daysMin}–{daysMax} days, <span className="whitespace-nowrap">{dates}</span>
              </Trans>
            }
            end={<Money>{sumText(product, sum, fee)}</Money>}
          />
        );
      })}
      {terms ? <FreightTerms {...terms} /> : null}
      <p className="text-xs text-ink-2">{shown?.text}</p>
      <p className="text-xs text-ink-2">{product.duty.courier}</p>
    </fieldset>
  );
}

type Terms = NonNullable<Product['freightTerms']['ordinary']>;

/** How the store charges it: freight that rises by steps says where they are. */
function FreightTerms({ measure, firstFee, furtherFee, ...terms }: Terms) {
  const { t } = useLingui();
  const quantity = (pieces: string, unit: string) => {
    if (measure === freightMeasure.weight) return t({ message: `${pieces} kg`, comment: 'A weight' });
    if (measure === freightMeasure.volume) return t({ message: `${pieces} m³`, comment: 'A volume' });
    return t({ message: `${pieces} ${unit}`, comment: 'Quantity of a line with its unit, such as 60 pcs' });
  };
  const [first, further] = [quantity(terms.first, terms.firstUnit), quantity(terms.further, terms.furtherUnit)];
  return (
    <p className="text-xs text-ink-2 tabular-nums">
      <Trans comment="Freight: fee, quantity with its unit; fee, quantity with its unit">
        <Money>{firstFee}</Money> for the first {first}, <Money>{furtherFee}</Money> for each additional {further}.
      </Trans>
    </p>
  );
}
