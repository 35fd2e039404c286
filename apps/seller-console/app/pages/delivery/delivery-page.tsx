import { PageHead, RefusalNotice, Section, ask, sending, useDone, useFormGuard, useFormat, useSend } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { deliveryType } from '@kyakhta/contract/values';
import { Button, TextArea, TextInput, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { DeliveryTabs } from './delivery-tabs.tsx';
import { DeliveryPlaces, emptyPlace, isWhole, type Place } from '../../forms/delivery-places.tsx';

export const loader = ({ request }: LoaderFunctionArgs) => ask(request, 'GET /shop/admin/shop/delivery', {});
export const action = sending('PUT /shop/admin/shop/delivery');

const citiesOf = (text: string): string[] =>
  text
    .split(/[\n,，、;]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** How the goods of the store come to its buyers. */
export function Component() {
  const { t } = useLingui();
  const { decimals } = useFormat();
  const say = useToast();
  const stands = useLoaderData<typeof loader>();
  const [kinds, setKinds] = useState<readonly number[]>(stands.dvyTypes);
  const [cities, setCities] = useState(stands.cities.join('\n'));
  const [cityFee, setFee] = useState(stands.cityFee.toFixed(decimals(stands.currency)));
  const [places, setPlaces] = useState<readonly Place[]>(stands.stations);
  const [checked, setChecked] = useState(false);
  const { send, busy, result } = useSend<'PUT /shop/admin/shop/delivery'>();
  useDone(result, () => say({ tone: 'good', text: t`Saved. It applies to orders from now on.` }));
  const guard = useFormGuard({ kinds: kinds.toSorted((a, b) => a - b), cities, cityFee, places }, { busy, result });
  const { currency } = stands;
  const words: Readonly<Record<number, { title: string; hint: string }>> = {
    [deliveryType.courier]: { title: t`By courier`, hint: t`The lines of the platform carry the goods to the buyer’s address.` },
    [deliveryType.buyerPickup]: {
      title: t`The buyer collects`,
      hint: t`You hand the goods over at your pickup point against a code that only the buyer has. No freight is charged.`,
    },
    [deliveryType.noExpress]: {
      title: t`Without a carrier`,
      hint: t`You hand the goods over to the buyer or the buyer’s forwarder. No freight is charged.`,
    },
    [deliveryType.sameCity]: {
      title: t`Within the city`,
      hint: t`Your own staff deliver the goods to addresses in the cities below. You keep the fee, without commission.`,
    },
  };
  const collects = kinds.includes(deliveryType.buyerPickup);
  const brings = kinds.includes(deliveryType.sameCity);
  const noKind = kinds.length === 0;
  const noPlace = collects && places.length === 0;
  const noCity = brings && citiesOf(cities).length === 0;
  return (
    <>
      <PageHead title={t`Delivery`} />
      <DeliveryTabs current="kinds" />
      <form
        noValidate
        className="grid max-w-3xl gap-4"
        onSubmit={(submit) => {
          submit.preventDefault();
          setChecked(true);
          if (noKind || noPlace || noCity || !places.every(isWhole)) return;
          send({
            dvyTypes: [...kinds],
            cities: citiesOf(cities),
            cityFee: cityFee.trim().replace(',', '.') || '0',
            stations: places.map(({ key: _, ...place }) => place),
          });
        }}
      >
        <Section title={t`Delivery methods you offer`}>
          <div className="grid gap-1">
            {Object.entries(words).map(([kind, { title, hint }]) => (
              <div key={kind} className="flex items-start gap-3 p-2">
                <input
                  type="checkbox"
                  id={`kind-${kind}`}
                  aria-describedby={`kind-${kind}-hint`}
                  className="mt-1 size-4.5 shrink-0 accent-brand"
                  checked={kinds.includes(Number(kind))}
                  onChange={(event) => {
                    const { checked: on } = event.currentTarget;
                    setKinds((now) => (on ? [...now, Number(kind)] : now.filter((one) => one !== Number(kind))));
                  }}
                />
                <div>
                  <label htmlFor={`kind-${kind}`} className="block font-medium">
                    {title}
                  </label>
                  <p id={`kind-${kind}-hint`} className="text-sm text-ink-2">
                    {hint}
                  </p>
                </div>
              </div>
            ))}
          </div>
          {checked && noKind ? <p role="alert" className="mt-2 text-sm text-seal">{t`Choose at least one method.`}</p> : null}
        </Section>
        {collects ? (
          <Section title={t`Pickup points`}>
            <DeliveryPlaces places={places} checked={checked} onChange={setPlaces} />
            {checked && noPlace ? <p role="alert" className="mt-2 text-sm text-seal">{t`Add a pickup point.`}</p> : null}
            <Button className="mt-3" size="sm" variant="ghost" onClick={() => setPlaces((now) => [...now, emptyPlace()])}>
              {t`Add a pickup point`}
            </Button>
          </Section>
        ) : null}
        {brings ? (
          <Section title={t`Within the city`}>
            <div className="grid gap-4">
              <TextArea
                label={t`Cities, one per line`}
                hint={t`Enter each name as buyers write it, in every language they use: Moscow, Москва.`}
                error={checked && noCity ? t`Name at least one city.` : undefined}
                value={cities}
                onChange={(event) => setCities(event.currentTarget.value)}
              />
              <TextInput
                label={t`Fee for an order, ${currency}`}
                inputMode="decimal"
                dir="ltr"
                error={result && !result.ok ? result.fields['cityFee'] : undefined}
                value={cityFee}
                onChange={(event) => setFee(event.currentTarget.value)}
              />
            </div>
          </Section>
        ) : null}
        <RefusalNotice refusal={result && !result.ok ? result : undefined} />
        <div>
          <Button type="submit" busy={busy}>
            {t`Save`}
          </Button>
        </div>
        {guard.question}
      </form>
    </>
  );
}
