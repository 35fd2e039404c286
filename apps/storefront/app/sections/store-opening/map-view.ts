/** A point on the earth, in degrees. */
export type Place = { readonly lng: number; readonly lat: number };
/** What of the drawn map is seen: its middle, and how many degrees it is wide. */
export type MapView = Place & { readonly width: number };
/** A city on the map; `rank` 1 is seen from afar, 2 from nearer by. */
export type City = Place & { readonly name: string; readonly rank: 1 | 2 };

/** Widths of the steps from the whole map to some streets, in degrees. */
export const widths = [140, 70, 35, 18, 9, 4.5, 2.2, 1.1, 0.5] as const;
/** The map is half as high as it is wide. */
export const heightOf = ({ width }: Pick<MapView, 'width'>): number => width / 2;
/** Degrees that the drawing covers: Chukotka lies beyond 180. */
export const drawn = { west: -180, east: 190, south: -60, north: 85 } as const;

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
/** A view whose middle lies on the drawing. */
export const held = ({ lng, lat, width }: MapView): MapView => ({
  lng: within(lng, drawn.west, drawn.east),
  lat: within(lat, drawn.south, drawn.north),
  width,
});
/** The next width in or out; the nearest and the farthest stay. */
export const zoomed = (view: MapView, steps: number): MapView => {
  const now = widths.reduce((best, width, i) => (Math.abs(width - view.width) < Math.abs((widths[best] ?? 0) - view.width) ? i : best), 0);
  return { ...view, width: widths[within(now + steps, 0, widths.length - 1)] ?? view.width };
};
/** A tenth of what is seen in a direction; the map moves, the cross stays in its middle. */
export const panned = (view: MapView, right: number, up: number): MapView =>
  held({ ...view, lng: view.lng + (right * view.width) / 10, lat: view.lat + (up * heightOf(view)) / 10 });

/** The place under a point of the picture, whose sides run from 0 to 1. */
export const placeAt = (view: MapView, across: number, down: number): Place =>
  held({ ...view, lng: view.lng + (across - 0.5) * view.width, lat: view.lat - (down - 0.5) * heightOf(view) });
/** A place as the fields take it: to some hundred metres seen near by, coarser from afar; never beyond 180. */
export const written = ({ lng, lat }: Place, { width }: Pick<MapView, 'width'>): { lng: string; lat: string } => {
  const digits = width > 20 ? 2 : width > 2 ? 3 : 4;
  return { lng: (lng > 180 ? lng - 360 : lng).toFixed(digits), lat: lat.toFixed(digits) };
};
/** A place that two fields tell; null where they tell none. */
export const readPlace = (lng: string, lat: string): Place | null => {
  const [x, y] = [lng, lat].map((text) => (text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'))));
  if (x === undefined || y === undefined || !(Math.abs(x) <= 180) || !(Math.abs(y) <= 90)) return null;
  return { lng: x < -170 && y > 60 ? x + 360 : x, lat: y };
};

/** Cities to write on the map as it is seen: fewer from afar. */
export const citiesIn = (view: MapView, cities: readonly City[]): City[] =>
  cities.filter(
    ({ lng, lat, rank }) =>
      Math.abs(lng - view.lng) < view.width / 2 && Math.abs(lat - view.lat) < heightOf(view) / 2 && (rank === 1 || view.width <= 40),
  );
/** The city nearest to a place, as the crow flies on the drawing; degrees of longitude shrink towards the poles. */
export const nearestCity = (place: Place, cities: readonly City[]): City | null => {
  const shrink = Math.cos((place.lat * Math.PI) / 180);
  const apart = (city: City): number => Math.hypot((city.lng - place.lng) * shrink, city.lat - place.lat);
  return cities.reduce<City | null>((best, city) => (best === null || apart(city) < apart(best) ? city : best), null);
};
/** Lines of the grid in one direction: at most a dozen, at round degrees. */
export const linesIn = (middle: number, span: number): number[] => {
  const step = [30, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05].find((one) => span / one >= 3) ?? 0.05;
  const first = Math.ceil((middle - span / 2) / step);
  const last = Math.floor((middle + span / 2) / step);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => Number(((first + i) * step).toFixed(2)));
};
