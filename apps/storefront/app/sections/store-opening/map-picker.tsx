import { useLingui } from '@lingui/react/macro';
import { Button, ChevronDown, Select } from '@kyakhta/ui';
import { useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { MapDrawing } from './map-drawing.tsx';
import { held, nearestCity, panned, placeAt, readPlace, written, zoomed, type City, type MapView, type Place } from './map-view.ts';

/** Eastern China, where most stores are. */
const atFirst: MapView = { lng: 116, lat: 32, width: 35 };
/** Near enough to tell a part of a city. */
const cityWidth = 1.1;

const fieldsOf = (form: HTMLFormElement | null) =>
  ['shopLng', 'shopLat'].map((name) => {
    const field = form?.elements.namedItem(name);
    return field instanceof HTMLInputElement ? field : null;
  });

/** The point of a store on a drawn map of our own: nobody else is asked for pictures of it. The fields beside it stay what is sent. */
export function MapPicker({ cities, className }: { cities: readonly City[]; className?: string }) {
  const { t } = useLingui();
  const id = useId();
  const map = useRef<HTMLButtonElement>(null);
  const [view, setView] = useState(atFirst);
  const [point, setPoint] = useState<Place | null>(null);

  /** What the fields tell now: typed, or from the browser's position. */
  const read = () => {
    const [lng, lat] = fieldsOf(map.current?.form ?? null).map((field) => field?.value ?? '');
    const told = readPlace(lng ?? '', lat ?? '');
    if (told && (told.lng !== point?.lng || told.lat !== point.lat)) setView(held({ ...told, width: Math.min(view.width, 4.5) }));
    setPoint(told);
  };
  const choose = (place: Place) => {
    const text = written(place, view);
    const [lng, lat] = fieldsOf(map.current?.form ?? null);
    if (lng) lng.value = text.lng;
    if (lat) lat.value = text.lat;
    setPoint(readPlace(text.lng, text.lat));
  };
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A press by keyboard means the cross in the middle.
    if (event.detail === 0) return choose(view);
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    return choose(placeAt(view, (event.clientX - left) / width, (event.clientY - top) / height));
  };
  const onKey = (event: KeyboardEvent) => {
    const moves: Readonly<Record<string, (() => MapView) | undefined>> = {
      ArrowLeft: () => panned(view, -1, 0),
      ArrowRight: () => panned(view, 1, 0),
      ArrowUp: () => panned(view, 0, 1),
      ArrowDown: () => panned(view, 0, -1),
      '+': () => zoomed(view, 1),
      '=': () => zoomed(view, 1),
      '-': () => zoomed(view, -1),
    };
    const moved = moves[event.key]?.();
    if (!moved) return;
    event.preventDefault();
    setView(moved);
  };
  const near = nearestCity(point ?? view, cities)?.name ?? '';
  const told = point && written(point, { width: 1 });
  return (
    <details className={`noscript:hidden ${className ?? ''}`} onToggle={(event) => event.currentTarget.open && read()}>
      <summary className="inline-flex min-h-9 items-center gap-1.5 font-medium text-brand">
        {t`Choose the point on a map`}
        <ChevronDown aria-hidden className="size-4" />
      </summary>
      <div className="mt-2 grid gap-2">
        <p id={`${id}-how`} className="text-sm text-ink-2">
          {t`Click the map where the store is. By keyboard: arrows move the map, plus and minus zoom, Enter sets the point under the cross.`}
        </p>
        <div className="flex flex-wrap items-end gap-2">
          <Select
            label={t`Show a city`}
            defaultValue=""
            className="min-w-48 flex-1"
            onChange={(event) => {
              const city = cities[Number(event.currentTarget.value)];
              if (event.currentTarget.value !== '' && city) setView({ lng: city.lng, lat: city.lat, width: cityWidth });
            }}
          >
            <option value="">{t`Please choose`}</option>
            {cities.map(({ name }, i) => (
              <option key={name} value={i}>
                {name}
              </option>
            ))}
          </Select>
          <Button type="button" variant="ghost" onClick={() => setView(zoomed(view, 1))}>{t`Zoom in`}</Button>
          <Button type="button" variant="ghost" onClick={() => setView(zoomed(view, -1))}>{t`Zoom out`}</Button>
        </div>
        {/* Names of cities are no part of what the button is called: the drawing lies beneath it. */}
        <div className="relative">
          <div className="overflow-hidden rounded-2 border border-line-strong bg-sunk">
            <MapDrawing view={view} point={point} cities={cities} />
          </div>
          <button
            ref={map}
            type="button"
            aria-label={t`Map: set the point of the store`}
            aria-describedby={`${id}-how ${id}-told`}
            className="absolute inset-0 cursor-crosshair rounded-2"
            onFocus={read}
            onClick={press}
            onKeyDown={onKey}
          />
        </div>
        <p id={`${id}-told`} role="status" className="text-sm text-ink-2">
          {told
            ? t({
                message: `Point: longitude ${told.lng}, latitude ${told.lat}, nearest city ${near}.`,
                comment: 'Below a map; degrees as figures',
              })
            : t({ message: `No point is set. The cross is near ${near}.`, comment: 'Below a map: the name of a city' })}
        </p>
      </div>
    </details>
  );
}
