import { isEnough } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@kyakhta/ui';

/** A place to collect from as it is written; one that is new has a key instead of a number. */
export type Place = { stationId?: number; key?: string; name: string; address: string; hours: string; phone: string };
const least = { name: 1, address: 5, hours: 1, phone: 5 } as const;
const most = { name: 60, address: 200, hours: 100, phone: 40 } as const;
type Field = keyof typeof least;
export const emptyPlace = (): Place => ({ key: crypto.randomUUID(), name: '', address: '', hours: '', phone: '' });
const isFilled = (place: Place, field: Field): boolean =>
  field === 'phone' ? place.phone.trim().length >= least.phone : isEnough(place[field], least[field]);
export const isWhole = (place: Place): boolean => (Object.keys(least) as Field[]).every((field) => isFilled(place, field));

type DeliveryPlacesProps = { places: readonly Place[]; checked: boolean; onChange: (places: readonly Place[]) => void };

/** The places of a store, each with what a buyer needs to find it. */
export function DeliveryPlaces({ places, checked, onChange }: DeliveryPlacesProps) {
  const { t } = useLingui();
  const labels: Record<Field, string> = {
    name: t({ message: 'Name', comment: 'Of a place where goods are collected' }),
    address: t`Address`,
    hours: t`Opening hours`,
    phone: t`Phone`,
  };
  return (
    <ul className="grid gap-4">
      {places.map((place, index) => {
        const number = index + 1;
        return (
          <li key={place.stationId ?? place.key} className="grid gap-3 rounded-2 border border-line p-3 md:grid-cols-2">
            <h3 className="font-medium md:col-span-2">{t`Place ${number}`}</h3>
            {(Object.keys(labels) as Field[]).map((field) => (
              <TextInput
                key={field}
                label={labels[field]}
                required
                dir={field === 'phone' ? 'ltr' : undefined}
                autoComplete="off"
                maxLength={most[field]}
                error={checked && !isFilled(place, field) ? t`Fill in this field.` : undefined}
                value={place[field]}
                onChange={(event) => {
                  const { value } = event.currentTarget;
                  onChange(places.map((one) => (one === place ? { ...one, [field]: value } : one)));
                }}
              />
            ))}
            <div className="md:col-span-2">
              <Button size="sm" variant="ghost" onClick={() => onChange(places.filter((one) => one !== place))}>
                {t`Remove this pickup point`} <span className="sr-only">{place.name}</span>
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
