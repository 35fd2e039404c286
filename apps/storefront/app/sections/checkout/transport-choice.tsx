import { Trans, useLingui } from '@lingui/react/macro';
import { transportType } from '@kyakhta/contract/values';
import { Money, RadioCard } from '@kyakhta/ui';
import type { Quote } from './quote.server.ts';

export function TransportChoice({ transports, chosen }: { transports: Quote['transports']; chosen: number }) {
  const { t } = useLingui();
  return (
    <fieldset>
      <legend className="mb-2 text-lg font-semibold">{t`How`}</legend>
      <div className="grid gap-2 md:grid-cols-2">
        {transports.map(({ type, fee, daysMin, daysMax, dates }) => (
          <RadioCard
            key={type}
            name="transportType"
            value={type}
            defaultChecked={type === chosen}
            title={type === transportType.express ? t`Express` : t`Ordinary`}
            detail={
              <Trans comment="Delivery: range of days from payment to the door, then range of dates">
                In {daysMin}–{daysMax} days, <span className="whitespace-nowrap">{dates}</span>
              </Trans>
            }
            end={<Money>{fee}</Money>}
          />
        ))}
      </div>
    </fieldset>
  );
}
